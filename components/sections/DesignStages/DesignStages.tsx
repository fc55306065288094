import { Icon } from '@/components/ui/Icon';
import { SampleMark } from '@/components/ui/SampleMark';
import type { Content } from '@/lib/content';
import { HeroPart } from '../HeroPart/HeroPart';
import styles from './DesignStages.module.scss';

type DesignStagesProps = Content['pages']['ui-designing']['draft'];

/** One screen in five stages of its design. Radio buttons select the stage; the finished screen is shown first. */
export function DesignStages({ title, lead, stages, notes, flow, screen, sample }: DesignStagesProps) {
  const { name, brand, head, days, people, choice } = screen;
  return (
    <HeroPart id="draft" heading={{ title, lead }}>
      <div className={styles.stages}>
        <fieldset className={styles.choice} data-print="off">
          <legend className="visually-hidden">{title}</legend>
          {Object.entries(stages).map(([stage, label]) => (
            <label key={stage}>
              <input type="radio" name="stage" value={stage} defaultChecked={stage === 'colour'} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.desk} data-tone="paper">
          <ul role="list" className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <ol role="list" className={styles.flow}>
            {flow.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.screen}>
            <p className={styles.brand}>
              <strong>{brand}</strong>
            </p>
            <div className={styles.main}>
              <p className={styles.head}>{head}</p>
              <ul role="list" className={styles.days}>
                {days.map((day, i) => (
                  <li key={day} data-chosen={i === 1 || undefined}>
                    {day}
                  </li>
                ))}
              </ul>
              {people.map((person, row) => (
                <div key={person.name} className={styles.person}>
                  <p>
                    <Icon name={person.icon} />
                    <strong>{person.name}</strong> <span>{person.field}</span>
                  </p>
                  <ul role="list">
                    {person.times.map(({ time, taken }, i) => (
                      <li key={time} data-taken={taken || undefined} data-chosen={(row === 1 && i === 1) || undefined}>
                        {time}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <div className={styles.summary}>
              <p className={styles.head}>{choice.title}</p>
              {choice.rows.map((row) => (
                <p key={row}>{row}</p>
              ))}
              <p className={styles.button}>{choice.button}</p>
            </div>
          </div>
        </div>
        <p className={styles.name}>
          {name} <SampleMark sample={sample} />
        </p>
      </div>
    </HeroPart>
  );
}
