import { z } from 'zod';
import { artefact, figures, heading, line, prose, route, rows, sample, time } from './fields';

const error = (label: string) => z.int().min(0).max(10_000).meta({ label });

/** The errors of a simple rule and of a model on weeks that the model has never seen. */
const chart = z
  .strictObject({
    name: line('What it is', { max: 50 }),
    head: line('Heading inside it', { max: 60 }),
    unit: line('Unit of the errors', { max: 30 }),
    begins: line('Start of the first week', { max: 20 }),
    ends: line('End of the last week', { max: 20 }),
    columns: z
      .array(line('Heading', { max: 40 }))
      .length(3)
      .meta({ label: 'Headings of the table', hint: 'Weeks, rule, model' }),
    weeks: rows({ rule: error('Error of the rule'), model: error('Error of the model') })
      .min(8)
      .max(52)
      .meta({ label: 'Weeks, in order' }),
    spans: rows({
      label: line('Name', { max: 30 }),
      from: z.int().min(1).max(52).meta({ label: 'First week' }),
      to: z.int().min(1).max(52).meta({ label: 'Last week' }),
    })
      .min(2)
      .max(4)
      .meta({ label: 'Spans of weeks in the table' }),
    advice: prose('What it shows, and what we advised', { max: 180 }),
  })
  .refine(({ weeks, spans }) => spans.every(({ from, to }) => from <= to && to <= weeks.length), {
    path: ['spans'],
    message: 'must not end before they begin or after the last week',
  })
  .meta({ label: 'Errors of a model, week by week' });

/** Messages between the client and us across one night. */
const thread = z
  .strictObject({
    name: line('What it is', { max: 50 }),
    messages: rows({
      at: time('Time at the client'),
      by: z.enum(['client', 'us']).meta({ label: 'Written by' }),
      where: line('Our time', { max: 30, hint: 'Such as: 09:10 in Sri Lanka' }).optional(),
      text: line('Message', { max: 100 }),
    })
      .min(3)
      .max(8)
      .meta({ label: 'Messages, in order' }),
  })
  .meta({ label: 'Messages across one night' });

const beforeAndAfter = line('Before and after', { max: 16, hint: 'Such as: 95 to 20' }).regex(/^\d+ to \d+$/, {
  message: 'two whole numbers such as 95 to 20',
});

const fact = z.strictObject({
  term: line('What', { max: 40 }),
  text: prose('Text', { min: 40, max: 320 }),
});

/** One project from brief to hand-over, shown whole on the page that sells such work. */
export const work = z
  .strictObject({
    name: line('Name in links', { max: 32 }),
    ...heading,
    client: line('Client', { max: 60 }),
    href: route('Page that sells such work'),
    papers: z.array(artefact).length(2).optional().meta({ label: 'Scope and test report' }),
    chart: chart.optional(),
    thread: thread.optional(),
    notes: rows({
      week: line('Week', { max: 20 }),
      text: prose('The note of that Friday', { min: 40, max: 260 }),
      wrong: z.boolean().optional().meta({ label: 'Tells of what went wrong' }),
      screen: artefact.optional().meta({ label: 'What could be tried that Friday' }),
    })
      .length(4)
      .meta({ label: 'Friday notes' }),
    wrong: fact.meta({ label: 'What went wrong' }),
    refused: fact.meta({ label: 'What was refused' }),
    measured: fact
      .extend({ result: figures.extend({ figure: beforeAndAfter }) })
      .meta({ label: 'How the result was measured' }),
    sample,
  })
  .refine(
    ({ papers, chart: errors, thread: messages, notes }) =>
      notes.every(({ screen }) => Boolean(screen) !== Boolean(papers || errors || messages)),
    { path: ['notes'], message: 'a screen for each week, or else documents, a chart or messages' },
  );
export type Work = z.infer<typeof work>;
