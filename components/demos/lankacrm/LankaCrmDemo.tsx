'use client';

import { useRef } from 'react';
import { fill, lkr } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { DemoIcon } from '../frame/DemoIcon';
import { Panel } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { LankaCrmOutcome } from './LankaCrmOutcome';
import { ForecastBar } from './parts';
import { type Content, forecast, move, type Pipeline, progress, start, summary, total } from './rules';
import './lankacrm.scss';

const icons = {
  board: 'M3.5 4h3.6v12H3.5zM8.2 4h3.6v8H8.2zM12.9 4h3.6v10h-3.6z',
  back: 'M12 5l-5 5 5 5',
  on: 'M8 5l5 5-5 5',
};

interface StepButtonProps {
  content: Content;
  /** Name of the deal. */
  name: string;
  stage: number;
  by: 1 | -1;
  onMove: (to: number) => void;
}

function StepButton({ content: { stages, words }, name, stage, by, onMove }: StepButtonProps) {
  const to = stages[stage + by];
  return (
    <button
      type="button"
      aria-disabled={!to}
      aria-label={fill(words.move, { name, stage: to?.name ?? stages[stage]?.name ?? '' })}
      onClick={() => onMove(stage + by)}
    >
      <DemoIcon path={by > 0 ? icons.on : icons.back} />
    </button>
  );
}

function Forecast({ content, demo: { state } }: DemoPart<'lankacrm', Pipeline>) {
  const { words, target } = content;
  return (
    <div className="demo-panel deals-sum">
      <p>
        {words.forecast} <b>{lkr(forecast(state, content))}</b>
      </p>
      <ForecastBar content={content} state={state} />
      <p>{fill(words.target, { target: lkr(target) })}</p>
    </div>
  );
}

/** LankaCRM's demonstration: a board of deals. */
export default function LankaCrmDemo({ content, frame }: DemoProps<'lankacrm'>) {
  const { stages, deals, words } = content;
  const demo = useDemo({ content, frame, start, progress });
  const { state, set } = demo;
  /** The deal being dragged; undefined while anything else, such as a file, is dragged over the board. */
  const dragged = useRef<number>(undefined);

  const put = (deal: number, to: number) => {
    const next = move(state, content, deal, to);
    if (next === state) return;
    const values = { name: deals[deal]?.name ?? '', stage: stages[to]?.name ?? '' };
    set(next, fill(words.said.moved, { ...values, forecast: lkr(forecast(next, content)) }));
  };

  return (
    <DemoFrame
      product="lankacrm"
      outcome={<LankaCrmOutcome content={content} state={state} />}
      summary={summary(state, content)}
      demo={demo}
      mark={icons.board}
      isDark
    >
      <div className="deals">
        <Forecast content={content} demo={demo} />
        {stages.map((stage, i) => (
          <Panel
            key={stage.name}
            label={stage.name}
            title={
              <>
                {stage.name}
                <small>{fill(words.chance, { chance: stage.chance })}</small>
                <b>{lkr(total(state, content, i))}</b>
              </>
            }
            onDragOver={(event) => {
              if (dragged.current !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged.current === undefined) return;
              event.preventDefault();
              put(dragged.current, i);
            }}
          >
            <ul role="list">
              {deals.map(({ name, what, value, next, due, when }, deal) =>
                state.stages[deal] === i ? (
                  <li
                    key={name}
                    data-key={name}
                    draggable
                    onDragStart={() => {
                      dragged.current = deal;
                    }}
                    onDragEnd={() => {
                      dragged.current = undefined;
                    }}
                  >
                    <StepButton content={content} name={name} stage={i} by={-1} onMove={(to) => put(deal, to)} />
                    <div>
                      <b>{name}</b>
                      <small>{what}</small>
                      <b>{lkr(value)}</b>
                      <small data-when={when}>{fill(words.next, { next, due })}</small>
                    </div>
                    <StepButton content={content} name={name} stage={i} by={1} onMove={(to) => put(deal, to)} />
                  </li>
                ) : null,
              )}
            </ul>
          </Panel>
        ))}
      </div>
    </DemoFrame>
  );
}
