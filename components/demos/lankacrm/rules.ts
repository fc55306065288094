/** The rules of LankaCRM's demonstration: deals in the stages of a pipeline, and the forecast. Amounts are in LKR. */
import type { Demos } from '@/content/schema/demos';
import type { Stories } from '@/content/schema/stories';
import { fill, lkr } from '@/lib/format';

export type Content = Demos['lankacrm'];

export interface Pipeline {
  /** Index of each deal's stage. */
  stages: number[];
}

export const start = ({ deals }: Content): Pipeline => ({ stages: deals.map(({ stage }) => stage) });

/** Moves a deal to a stage; a stage that does not exist leaves the pipeline unchanged. */
export const move = (pipeline: Pipeline, { stages }: Content, deal: number, to: number): Pipeline =>
  to < 0 || to >= stages.length || pipeline.stages[deal] === to ? pipeline : { stages: pipeline.stages.with(deal, to) };

/** Value of all deals in a stage. */
export const total = (pipeline: Pipeline, { deals }: Content, stage: number): number =>
  deals.reduce((sum, { value }, i) => sum + (pipeline.stages[i] === stage ? value : 0), 0);

/** Weighted forecast: each deal's value times the chance of its stage, rounded to whole rupees. */
export const forecast = (pipeline: Pipeline, content: Content): number =>
  Math.round(content.stages.reduce((sum, { chance }, i) => sum + (total(pipeline, content, i) * chance) / 100, 0));

/** What the deals expected in a month add to the forecast. */
export const monthForecast = (pipeline: Pipeline, content: Content, month: number): number =>
  forecast(pipeline, {
    ...content,
    deals: content.deals.map((deal) => (deal.closes === month ? deal : { ...deal, value: 0 })),
  });

/** The deals that are no longer in their first stage, with both stages. */
export const movedDeals = ({ stages }: Pipeline, content: Content) =>
  content.deals.flatMap(({ name, stage: from }, i) => {
    const to = stages[i] ?? from;
    return to === from ? [] : [{ name, from: content.stages[from]?.name ?? '', to: content.stages[to]?.name ?? '' }];
  });

/** What the visitor did, for an enquiry; empty while every deal is where it began. */
export const summary = (pipeline: Pipeline, content: Content): string => {
  const n = movedDeals(pipeline, content).length;
  const [before, after] = [start(content), pipeline].map((one) => lkr(forecast(one, content)));
  return n === 0 ? '' : fill(content.words.summary, { n, before: before ?? '', after: after ?? '' });
};

export const progress = (pipeline: Pipeline, content: Content): Record<keyof Content['steps'], boolean> => {
  const before = start(content);
  const won = content.stages.length - 1;
  return {
    move: pipeline.stages.some((stage, i) => stage > (before.stages[i] ?? 0)),
    win: pipeline.stages.some((stage, i) => stage === won && before.stages[i] !== won),
    target: forecast(pipeline, content) >= content.target,
  };
};

/** Sums of a quotation: the VAT is rounded to whole rupees. */
export function quotation({ lines, vat: { rate } }: Stories['lankacrm']['quotation']) {
  const net = lines.reduce((sum, { n, rate }) => sum + n * rate, 0);
  const vat = Math.round((net * rate) / 100);
  return { vat, total: net + vat };
}
