import { Artefact } from '@/components/ui/Artefact/Artefact';
import type { Artefact as ArtefactContent } from '@/content/schema/fields';
import { positionOf } from '@/lib/position';
import styles from './Artefacts.module.scss';

interface ArtefactsProps {
  artefact: ArtefactContent;
  /** The screen that follows after one tap on the first. */
  another?: ArtefactContent;
}

/** One piece of our work, or two consecutive screens; on a phone one swipes to the second. */
export function Artefacts({ artefact, another }: ArtefactsProps) {
  if (!another) return <Artefact {...artefact} />;
  return (
    <section className={styles.pair} aria-label={artefact.name} tabIndex={0}>
      <Artefact {...artefact} position={positionOf(1, 2)} />
      <Artefact {...another} sample={another.sample && !artefact.sample} position={positionOf(2, 2)} />
    </section>
  );
}
