import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import { lkr } from '@/lib/format';
import styles from './PriceLists.module.scss';

/** Page handling, post design and video editing as displayed (spec 9). */
export function PriceLists() {
  const { pages, pricing } = content();
  const { displayed } = pricing;
  const { pages: handling, posts, video } = pages['digital-marketing'];
  return (
    <Section id="prices" tone="paper-2" label={`${handling.title}, ${posts.title}, ${video.title}`}>
      <div className={styles.lists}>
        <div data-reveal>
          <h2>{handling.title}</h2>
          <p>{handling.lead}</p>
          <table>
            <tbody>
              {displayed.pages.map(({ name, price, mark }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} {mark && <span className={styles.mark}>{mark}</span>}
                  </th>
                  <td>{lkr(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div data-reveal>
          <h2>{posts.title}</h2>
          <p>{posts.lead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{posts.quantity}</th>
                <th scope="col">{posts.price}</th>
              </tr>
            </thead>
            <tbody>
              {displayed.posts.map(({ quantity, price }) => (
                <tr key={quantity}>
                  <th scope="row">{quantity.replace('-', '–')}</th>
                  <td>{lkr(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div data-reveal>
          <h2>{video.title}</h2>
          <p>{video.lead}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{video.unit}</th>
                <th scope="col">{video.price}</th>
              </tr>
            </thead>
            <tbody>
              {displayed.video.map(({ name, unit }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <small>{unit}</small>
                  </th>
                  <td>{displayed.videoPrice}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
