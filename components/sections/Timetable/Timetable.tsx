import { type Content, content } from '@/lib/content';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './Timetable.module.scss';

/** A school week of lessons in the hero. */
export function Timetable({ title, days, sample }: Content['pages']['tutoring']['timetable']) {
  return (
    <HeroPart id="timetable" heading={{ title }}>
      {sample && (
        <p className={styles.sample} data-sample="">
          {content().words.sample}
        </p>
      )}
      <ul role="list" className={styles.week} aria-label={title} tabIndex={0}>
        {days.map(({ day, lessons }) => (
          <li key={day} className={styles.day}>
            <h3>{day}</h3>
            <ul role="list">
              {lessons.map(({ time, level, group, topic }) => (
                <li key={time} data-level={level}>
                  <p>{time}</p>
                  <p>{topic}</p>
                  <p>{group}</p>
                  <p>
                    <strong>{level}</strong>
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </HeroPart>
  );
}
