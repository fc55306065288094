import { Icon } from './Icon';

interface TickListProps {
  items: readonly string[];
  className?: string;
}

/** Points, each with a tick before it. */
export const TickList = ({ items, className }: TickListProps) => (
  <ul role="list" className={className} data-stagger="100">
    {items.map((item) => (
      <li key={item} data-reveal>
        <Icon name="check" size={22} />
        {item}
      </li>
    ))}
  </ul>
);
