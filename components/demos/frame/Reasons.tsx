import type { Product } from '@/lib/content';

interface ReasonsProps extends Pick<Product, 'reasons'> {
  className?: string;
}

/** The reasons to choose a product, below their title. */
export function Reasons({ reasons: { title, items }, className }: ReasonsProps) {
  return (
    <div className={className}>
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
