'use client';

import { fill, thousands } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { rupees } from '../frame/numbers';
import { Action, Panel } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { AutoCareOutcome } from './AutoCareOutcome';
import { Car } from './Car';
import { EstimateLines, EstimateSums } from './Estimate';
import { Marks } from './MarkedCar';
import { approve, type Card, choose, mark, progress, start, summary, sums } from './rules';
import './autocare.scss';

type PartProps = DemoPart<'autocare', Card>;

const wrench = 'M12.5 3.5a4 4 0 0 0-5.2 5.2L3 13v4h4l4.3-4.3a4 4 0 0 0 5.2-5.2L14 10l-2.5-.5L11 7z';

function CarAreas({ content, demo: { state, set } }: PartProps) {
  const { areas, words } = content;

  const press = (i: number, area: string) => {
    const next = mark(state, i);
    const said = next.marks.includes(i) ? words.said.marked : words.said.unmarked;
    set(next, fill(said, { area, n: next.marks.length }));
  };

  return (
    <div className="car">
      <Car />
      <div role="group" aria-label={words.car}>
        {areas.map((area, i) => {
          const place = state.marks.indexOf(i) + 1;
          return (
            <button
              key={area}
              type="button"
              title={area}
              aria-label={area}
              aria-pressed={place > 0}
              onClick={() => press(i, area)}
            >
              <span>{place || '+'}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function JobCard({ content, demo }: PartProps) {
  const { card, words } = content;
  const { marks, approved } = demo.state;
  return (
    <section className="demo-panel care-card" aria-label={words.card}>
      <div className="care-head">
        <b className="care-plate">{card.plate}</b>
        <p>
          {card.vehicle}
          <small>
            {card.owner}, {fill(words.km, { km: thousands(card.km) })}
          </small>
        </p>
        <b className="care-state" data-ready={approved || undefined}>
          {approved ? words.ready : words.open}
        </b>
      </div>
      <div className="care-damage">
        <CarAreas content={content} demo={demo} />
        <div>
          <h3>
            {words.marked}
            <small>{marks.length}</small>
          </h3>
          {marks.length > 0 ? <Marks content={content} marks={marks} /> : <small>{words.unmarked}</small>}
        </div>
      </div>
    </section>
  );
}

function JobChoice({ content, demo: { state, set } }: PartProps) {
  const { jobs, words } = content;

  const press = (i: number, name: string) => {
    const next = choose(state, i);
    const change = next.jobs.includes(i) ? words.said.added : words.said.removed;
    const said = fill(change, { name, total: rupees(sums(next, content).total) });
    set(next, state.approved ? `${said} ${words.said.withdrawn}` : said);
  };

  return (
    <Panel title={words.jobs} aside={words.beforeVat}>
      <div className="care-jobs">
        {jobs.map(({ name }, i) => {
          const isChosen = state.jobs.includes(i);
          return (
            <button key={name} type="button" aria-pressed={isChosen} onClick={() => press(i, name)}>
              <span aria-hidden="true">{isChosen ? '✓' : '+'}</span>
              <span>
                <b>{name}</b>
                <small>{rupees(sums({ jobs: [i] }, content).net)}</small>
              </span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
}

function Estimate({ content, demo }: PartProps) {
  const { words } = content;
  const { state, set } = demo;
  const total = rupees(sums(state, content).total);

  const press = () => {
    const next = approve(state);
    set(next, next.approved ? fill(words.said.approved, { total }) : words.said.empty);
  };

  return (
    <Panel className="care-estimate" title={words.estimate}>
      <EstimateLines content={content} jobs={state.jobs} />
      <div className="care-foot">
        <EstimateSums content={content} jobs={state.jobs} />
        <Action settled={state.approved} inactive={state.approved || state.jobs.length === 0} onClick={press}>
          {state.approved ? words.approved : words.approve}
        </Action>
      </div>
    </Panel>
  );
}

/** AutoCare's demonstration: a job card with marked damage and an estimate. */
export default function AutoCareDemo({ content, frame }: DemoProps<'autocare'>) {
  const demo = useDemo({ content, frame, start, progress });
  return (
    <DemoFrame
      product="autocare"
      outcome={<AutoCareOutcome content={content} state={demo.state} />}
      summary={summary(demo.state, content)}
      demo={demo}
      mark={wrench}
      isDark
      aside={content.words.card}
    >
      <div className="care">
        <div>
          <JobCard content={content} demo={demo} />
          <JobChoice content={content} demo={demo} />
        </div>
        <Estimate content={content} demo={demo} />
      </div>
    </DemoFrame>
  );
}
