import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './WireframeComparison.module.scss';

/**
 * One screen as a wireframe and finished: side by side in wide viewports, otherwise one at a time with two radio buttons.
 * The wireframe repeats the finished screen, so it is hidden from assistive technology.
 */
export function WireframeComparison({
  title,
  lead,
  wireframe,
  finished,
  screen,
}: Content['pages']['ui-designing']['draft']) {
  return (
    <Section id="draft" tone="paper-2" heading={{ title, lead }}>
      <div className={styles.draft}>
        <fieldset className={styles.choice} data-print="off">
          <legend className="visually-hidden">{title}</legend>
          {[wireframe, finished].map((name, i) => (
            <label key={name}>
              <input type="radio" name="draft" value={i} defaultChecked={i === 0} />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={styles.wireframe} aria-hidden="true">
          <p>{wireframe}</p>
          <Artefact {...screen} />
        </div>
        <div>
          <p aria-hidden="true">{finished}</p>
          <Artefact {...screen} />
        </div>
      </div>
    </Section>
  );
}
