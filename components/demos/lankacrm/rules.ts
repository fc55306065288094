/** The rules of LankaCRM's demonstration: deals in the stages of a pipeline, and the forecast. Amounts are in LKR. */
import type { Demos } from '@/content/schema/demos';

export type Content = Demos['lankacrm'];

export interface Pipeline {
  /** Index of each deal's stage. */
  stages: number[];
}

export const start = ({ deals }: Content): Pipeline => ({ stages: deals.map(({ stage }) => stage) });

/** Moves a deal to a stage; a stage that does not exist leaves the pipeline unchanged. */
export const move = (pipeline: Pipeline, { stages }: Content, deal: number, to: number): Pipeline =>
  to < 0 || to >= stages.length || pipeline.stages[deal] === to
    ? pipeline
    : { stages: pipeline.stages.map((own, i) => (i === deal ? to : own)) };

/** Value of all deals in a stage. */
export const total = (pipeline: Pipeline, { deals }: Content, stage: number): number =>
  deals.reduce((sum, { value }, i) => sum + (pipeline.stages[i] === stage ? value : 0), 0);

/** Weighted forecast: each deal's value times the chance of its stage, rounded to whole rupees. */
export const forecast = (pipeline: Pipeline, content: Content): number =>
  Math.round(content.stages.reduce((sum, { chance }, i) => sum + (total(pipeline, content, i) * chance) / 100, 0));

export const progress = (pipeline: Pipeline, content: Content): Record<keyof Content['steps'], boolean> => {
  const before = start(content);
  const won = content.stages.length - 1;
  return {
    move: pipeline.stages.some((stage, i) => stage > (before.stages[i] ?? 0)),
    win: pipeline.stages.some((stage, i) => stage === won && before.stages[i] !== won),
    target: forecast(pipeline, content) >= content.target,
  };
};
