import styles from './AutoCareStory.module.scss';
import type { Card } from './rules';

/** Where the areas of the car are in the drawing, in their order in the content; its left side is not visible. */
const places = [
  [262, 70],
  [166, 78],
  [96, 80],
  [46, 72],
  [318, 88],
  [286, 58],
  [208, 38],
  [118, 26],
  [32, 54],
  [34, 92],
] as const;

/** A decorative outline of a car from its right side, with a scratch at each mark. */
export function CarSide({ marks }: Pick<Card, 'marks'>) {
  return (
    <svg
      className="car"
      aria-hidden="true"
      viewBox="0 0 360 130"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="car-body"
        d="M30 101c-6 0-10-3-11-8-2-10-2-22 1-33 2-10 8-20 14-28 8-10 18-15 34-17 34-4 72-5 104-1 22 4 42 18 58 31 34 3 70 8 94 17 12 5 16 12 17 26 0 8-4 13-12 13h-26a27 27 0 0 0-54 0H105a27 27 0 0 0-54 0Z"
      />
      <path
        className="car-glass"
        d="M54 45c4-10 10-18 20-20 14-3 28-4 42-5l2 26-62 1c-3 0-3-1-2-2ZM124 20c18-1 34 0 46 3 14 6 26 14 35 22H126Z"
      />
      <path d="M121 18v80M206 46c8 16 8 34-1 52M52 48c12 10 22 20 44 26M128 56h13M70 58h11M322 62c9 2 15 6 18 12l-16-1c-3 0-5-2-5-5ZM19 62l13 3-2 15-12-1M344 90l-24 1M208 44c2-7 8-9 14-6l-2 8Z" />
      <circle cx="78" cy="101" r="22" />
      <circle cx="276" cy="101" r="22" />
      <circle cx="78" cy="101" r="13" />
      <circle cx="276" cy="101" r="13" />
      {marks.map((area, i) => {
        const place = places[area];
        return (
          place && (
            <g key={area} className={styles.mark} transform={`translate(${place.join(' ')})`}>
              <path d="M-17 8l30-9M-11 12l28-8M-2 14l14-4" />
              <circle cy="-13" r="9" />
              <text y="-9">{i + 1}</text>
            </g>
          )
        );
      })}
    </svg>
  );
}
