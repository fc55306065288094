import { Artefact } from '@/components/ui/Artefact/Artefact';
import type { Artefact as ArtefactContent } from '@/content/schema/fields';
import styles from './Artefacts.module.scss';

export interface ArtefactsProps {
  artefact: ArtefactContent;
  /** The screen that one tap on the first leads to. */
  another?: ArtefactContent;
}

/** One piece of our work, or two consecutive screens, of which a phone reaches the second by swiping. */
export function Artefacts({ artefact, another }: ArtefactsProps) {
  if (!another) return <Artefact {...artefact} />;
  return (
    <section className={styles.pair} aria-label={artefact.name} tabIndex={0}>
      <Artefact {...artefact} />
      <Artefact {...another} sample={another.sample && !artefact.sample} />
    </section>
  );
}
