import type { Product } from '@/lib/content';

interface ReasonsProps extends Pick<Product, 'reasons'> {
  className?: string;
}

/** One reason in a paragraph; nothing without a reason. */
export const Reason = ({ reason }: { reason?: Product['reasons']['items'][number] }) =>
  reason && (
    <p>
      <b>{reason.title}.</b> {reason.text}
    </p>
  );

/** The reasons to choose a product, below their title. */
export function Reasons({ reasons: { title, items }, className }: ReasonsProps) {
  return (
    <div id="reasons" className={className}>
      <h3>{title}</h3>
      <dl>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
