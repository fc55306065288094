import styles from './Heading.module.scss';

export interface HeadingProps {
  title: string;
  lead?: string;
  id: string;
  /**
   * Where the paragraph is in wide viewports, and the size of the heading:
   * - `stack`: below the heading
   * - `split`: beside the heading
   * - `large`: beside a larger heading, which opens a chapter of Home or the story of a product
   * - `small`: below a smaller heading, for a strip of links or logos
   */
  layout?: 'split' | 'large' | 'stack' | 'small';
}

/** Heading of a section with its paragraph. */
export function Heading({ title, lead, id, layout = 'stack' }: HeadingProps) {
  return (
    <div className={styles.heading} data-layout={layout} data-reveal>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
