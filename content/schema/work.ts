import { z } from 'zod';
import { artefact, figures, fragment, heading, line, prose, route, rows, sample, time, wholeDocument } from './fields';

const count = (label: string) => z.int().min(0).max(10_000).meta({ label });

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
    weeks: rows({ rule: count('Error of the rule'), model: count('Error of the model') })
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

const answers = (label: string) => z.array(z.int().min(1).max(200)).meta({ label, hint: 'The numbers of the cases' });

/** The same cases put to one version of an agent after the other. */
const tests = z
  .strictObject({
    name: line('What it is', { max: 60 }),
    head: line('Heading inside it', { max: 60 }),
    cases: z.int().min(10).max(200).meta({ label: 'Number of cases' }),
    runs: rows({
      label: line('Version', { max: 20 }),
      wrong: answers('Wrong answers'),
      person: answers('Passed to a person'),
      note: prose('What that version did', { max: 140 }),
    })
      .min(2)
      .max(6)
      .meta({ label: 'Versions, in order' }),
    outcomes: z.strictObject({
      right: line('After the number of right answers', { max: 20 }),
      wrong: line('After the number of wrong answers', { max: 20 }),
      person: line('After the number passed to a person', { max: 20 }),
    }),
    read: line('Label of the log on phones', { max: 40 }),
    log: artefact.meta({ label: 'Causes of the wrong answers' }),
  })
  .refine(({ cases, runs }) => runs.every((run) => [...run.wrong, ...run.person].every((number) => number <= cases)), {
    path: ['runs'],
    message: 'must not name a case above their number',
  })
  .meta({ label: 'Test runs, version by version' });

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

const compared = rows({
  label: line('What', { max: 30 }),
  values: z
    .array(z.int().min(0).max(1000))
    .min(1)
    .max(2)
    .meta({ label: 'One value, drawn as a bar, or the values before and after' }),
  stressed: z.boolean().optional().meta({ label: 'In amber' }),
})
  .min(2)
  .max(4)
  .meta({ label: 'What the result is compared with' });

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
    papers: z.array(artefact).min(1).max(2).optional().meta({ label: 'Scope and test report' }),
    whole: wholeDocument.optional().meta({ label: 'The scope or report to read whole' }),
    chart: chart.optional(),
    tests: tests.optional(),
    thread: thread.optional(),
    screen: fragment
      .optional()
      .meta({ label: 'What it looks like in use', hint: 'Beside the documents, or below the messages' }),
    notes: rows({
      week: line('Week', { max: 20 }),
      text: prose('The note of that Friday', { min: 40, max: 260 }),
      wrong: z.boolean().optional().meta({ label: 'Tells of what went wrong' }),
      screen: artefact.optional().meta({ label: 'What could be tried that Friday' }),
    })
      .length(4)
      .optional()
      .meta({ label: 'Friday notes', hint: 'Unless the test runs or the documents tell of each step' }),
    people: line('Who did it', { max: 60 }),
    wrong: fact.optional().meta({ label: 'What went wrong', hint: 'Where no note tells of it' }),
    refused: fact.meta({ label: 'What was refused' }),
    measured: fact
      .extend({
        result: figures
          .omit({ figure: true })
          .extend({
            change: z
              .strictObject({ before: count('Before'), after: count('After') })
              .optional()
              .meta({ label: 'Before and after' }),
            share: z
              .strictObject({ part: count('Part'), whole: count('Whole') })
              .optional()
              .meta({ label: 'A part of a whole', hint: 'Instead of before and after' }),
            compared: compared.optional(),
          })
          .refine(({ change, share }) => Boolean(change) !== Boolean(share), {
            path: ['change'],
            message: 'numbers before and after, or else a part of a whole',
          }),
      })
      .meta({ label: 'How the result was measured' }),
    resultFirst: z
      .boolean()
      .optional()
      .meta({ label: 'Result first', hint: 'The figure stands above the documents or messages, not below them' }),
    sample,
  })
  .refine(
    ({ papers, chart: errors, tests: runs, thread: messages, notes }) => {
      const isTold = Boolean(papers || errors || runs || messages);
      return notes ? notes.every(({ screen }) => Boolean(screen) !== isTold) : isTold;
    },
    { path: ['notes'], message: 'a screen for each week, or else documents, a chart, test runs or messages' },
  )
  .refine(({ notes, wrong, tests: runs }) => Boolean(wrong) !== Boolean(runs ?? notes?.some((note) => note.wrong)), {
    path: ['wrong'],
    message: 'what went wrong, told once: here, in a note or by the test runs',
  });
export type Work = z.infer<typeof work>;
