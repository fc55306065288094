import styles from './Heading.module.scss';

export interface HeadingProps {
  title: string;
  lead?: string;
  id: string;
  /**
   * `stack` has the paragraph below the heading; `split` has it beside the heading in wide viewports, and so has
   * `large` in larger type, for the four chapters of Home; `small` is for a strip of links or logos. What
   * proves a service has larger type, too.
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
