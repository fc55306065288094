import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { firstStepsAt } from '@/lib/firstSteps';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './FurtherPages.module.scss';

/** Links to further pages, each below its picture. */
export function FurtherPages({ title, lead, links }: Content['pages']['services']['more']) {
  return (
    <Section id="more" heading={{ title, lead, layout: 'small' }}>
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
      <SampleNote prices={firstStepsAt(links.map(({ href }) => href))} />
    </Section>
  );
}
