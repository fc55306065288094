import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Draft.module.scss';

/**
 * One screen as a wireframe and finished, one over the other: scrolling sideways wipes from the first to the second.
 * Browsers that cannot tie a wipe to scrolling show the two side by side in the same strip.
 */
export function Draft({ title, lead, wireframe, finished, screen }: Content['pages']['ui-designing']['draft']) {
  return (
    <Section id="draft" tone="paper-2" heading={{ title, lead }}>
      <section className={styles.slider} aria-label={`${wireframe}, ${finished}`} tabIndex={0}>
        <div className={styles.track}>
          <div className={styles.wireframe} aria-hidden="true">
            <Artefact {...screen} />
          </div>
          <div>
            <Artefact {...screen} />
          </div>
        </div>
      </section>
      <p className={styles.ends} aria-hidden="true">
        <span>{wireframe}</span>
        <span>{finished}</span>
      </p>
    </Section>
  );
}
