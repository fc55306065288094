import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './FurtherPages.module.scss';

/** Links to further pages, each below its picture. */
export function FurtherPages({ title, links }: Content['pages']['services']['more']) {
  return (
    <div className={styles.pages}>
      <h3>{title}</h3>
      <ul role="list" className={styles.list}>
        {links.map(({ name, text, href, picture }) => (
          <li key={href}>
            <Picture
              className={styles.picture}
              src={picture.src}
              alt={picture.alt}
              sizes="(width >= 64rem) min(20rem, 22vw), 46vw"
            />
            <div>
              <a href={href}>
                {name}&nbsp;
                <Icon name="arrow-right" size={18} />
              </a>
              <p>{text}</p>
              <LeastPrice href={href} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
