import styles from './Heading.module.scss';

export interface HeadingProps {
  title: string;
  lead?: string;
  id?: string;
  /** `split` sets the paragraph beside the heading on wide screens; `stack` below it. */
  layout?: 'split' | 'stack';
}

/** Heading of a section with its paragraph. */
export function Heading({ title, lead, id, layout = 'split' }: HeadingProps) {
  return (
    <div className={styles.heading} data-layout={lead ? layout : 'stack'} data-reveal>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
