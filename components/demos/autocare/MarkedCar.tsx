import { Car } from './Car';
import type { Card, Content } from './rules';

interface MarkedCarProps {
  content: Content;
  marks: Card['marks'];
}

/** The outline with its marks, numbered as in the list of `Marks`. */
export function MarkedCar({ content: { areas }, marks }: MarkedCarProps) {
  return (
    <div className="car" aria-hidden="true">
      <Car />
      <div>
        {areas.map((area, i) => (
          <i key={area}>{marks.includes(i) && <span>{marks.indexOf(i) + 1}</span>}</i>
        ))}
      </div>
    </div>
  );
}

export function Marks({ content: { areas }, marks }: MarkedCarProps) {
  return (
    <ol role="list" className="care-marks">
      {marks.map((area, i) => (
        <li key={area}>
          <span>{i + 1}</span> {areas[area]}
        </li>
      ))}
    </ol>
  );
}
