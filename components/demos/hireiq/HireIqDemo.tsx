'use client';

import { useRef } from 'react';
import { fill } from '@/lib/format';
import { DemoFrame } from '../frame/DemoFrame';
import { Action, Panel, useEarlyInput } from '../frame/ui';
import { type DemoPart, type DemoProps, useDemo } from '../frame/useDemo';
import { HireIqOutcome } from './HireIqOutcome';
import { Dial, PointsBar, share, tenths, Verdict } from './parts';
import {
  type Content,
  maxWeight,
  moved,
  progress,
  type Ranked,
  type Ranking,
  rank,
  shortlist,
  start,
  summary,
  verdict,
  weigh,
} from './rules';
import './hireiq.scss';

/** Path of the product's icon. */
const mark = 'M10 3l1.7 5.3L17 10l-5.3 1.7L10 17l-1.7-5.3L3 10l5.3-1.7z';

interface WeightProps {
  name: string;
  words: Content['words'];
  weight: number;
  /** Share of the criterion in the score. */
  percent: number;
  onMove: (to: number) => void;
  /** Called when the visitor may have finished moving the slider. */
  onRelease: () => void;
}

/** The slider for the weight of a criterion. */
function Weight({ name, words, weight, percent, onMove, onRelease }: WeightProps) {
  return (
    <label>
      <span>{name}</span>
      <span>{`${percent}%`}</span>
      {/* A tap changes the value after its pointerup, and a screen reader fires no pointer or key event at all. */}
      <input
        ref={useEarlyInput(String(weight), (typed) => onMove(Number(typed)))}
        type="range"
        name={name}
        min={0}
        max={maxWeight}
        step={5}
        aria-valuetext={fill(words.weight, { percent })}
        value={weight}
        onChange={({ target }) => onMove(target.valueAsNumber)}
        onPointerUp={onRelease}
        onClick={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
      />
    </label>
  );
}

type PartProps = DemoPart<'hireiq', Ranking>;

function RankedList({ content: { words }, demo: { state, set }, ranked }: PartProps & { ranked: readonly Ranked[] }) {
  return (
    <Panel className="rank-list" title={words.ranked}>
      <ol role="list">
        {ranked.map(({ name, person, score, points }, i) => (
          <li key={name} data-key={name} data-listed={state.shortlist.includes(name) || undefined}>
            <button
              type="button"
              aria-pressed={name === state.open}
              onClick={() => set({ ...state, open: name }, fill(words.said.opened, { name, score }))}
            >
              <i>{i + 1}</i>
              <span>
                <b>{name}</b>
                <small>{state.shortlist.includes(name) ? words.shortlisted : person.from}</small>
                <PointsBar points={points} />
              </span>
              <span className="visually-hidden">{fill(words.score, { score })}</span>
              <span aria-hidden="true">
                <Dial score={score} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The points of each criterion in a candidate's score, with the evidence in the CV. */
function Reasons({ content, demo: { state, set }, candidate }: PartProps & { candidate: Ranked }) {
  const { criteria, words } = content;
  const { name, person, score, points, most } = candidate;
  const isListed = state.shortlist.includes(name);
  return (
    <Panel className="rank-why" title={fill(words.why, { name, score })}>
      <ul role="list">
        {criteria.map((criterion, i) => (
          <li key={criterion.name}>
            <Verdict met={person.met[i]} words={words} />
            <span>
              <b>{criterion.name}</b>
              <small>{person.proof[i]}</small>
            </span>
            <span>{fill(words.points, { points: tenths(points[i]), most: tenths(most[i]) })}</span>
          </li>
        ))}
      </ul>
      <Action
        aria-pressed={isListed}
        onClick={() => set(shortlist(state, name), fill(isListed ? words.said.off : words.said.on, { name }))}
      >
        {isListed ? words.shortlisted : fill(words.shortlist, { name: name.split(' ')[0] ?? name })}
      </Action>
    </Panel>
  );
}

/** HireIQ's demonstration: CVs ranked by weighted criteria. */
export default function HireIqDemo({ content, frame }: DemoProps<'hireiq'>) {
  const { criteria, people, words, vacancy } = content;
  const demo = useDemo({ content, frame, start, progress });
  const { state, set } = demo;
  const ranked = rank(people, state.weights);
  const open = ranked.find(({ name }) => name === state.open) ?? ranked[0];
  /** The criterion whose weight was changed since the last announcement, and the ranking before that. */
  const unannounced = useRef<{ criterion: number; before: Ranked[] }>(undefined);

  const move = (criterion: number, to: number) => {
    if (unannounced.current?.criterion !== criterion) unannounced.current = { criterion, before: ranked };
    set((now) => weigh(now, criterion, to));
  };

  /** Announces which candidate has moved furthest, and why. */
  const announce = () => {
    if (!unannounced.current) return;
    const { criterion: i, before } = unannounced.current;
    unannounced.current = undefined;
    const furthest = moved(before, ranked);
    const values = { criterion: criteria[i]?.name ?? '', percent: share(ranked, i) };
    if (state.weights.every((weight) => weight === 0)) set(state, words.noWeight);
    else if (!furthest) set(state, fill(words.said.same, values));
    else {
      const { name, person, from, to } = furthest;
      const answer = words.verdicts[verdict(person.met[i])].toLowerCase();
      set(state, fill(words.said.moved, { ...values, name, from, to, verdict: answer }));
    }
  };

  return (
    <DemoFrame
      product="hireiq"
      outcome={<HireIqOutcome content={content} state={demo.state} />}
      summary={summary(state, content)}
      demo={demo}
      mark={mark}
      isDark
      aside={vacancy}
    >
      <div className="rank">
        <Panel className="rank-weights" title={words.weights}>
          {criteria.map(({ name }, i) => (
            <Weight
              key={name}
              name={name}
              words={words}
              weight={state.weights[i] ?? 0}
              percent={share(ranked, i)}
              onMove={(to) => move(i, to)}
              onRelease={announce}
            />
          ))}
        </Panel>
        <RankedList content={content} demo={demo} ranked={ranked} />
        {open && <Reasons content={content} demo={demo} candidate={open} />}
      </div>
    </DemoFrame>
  );
}
