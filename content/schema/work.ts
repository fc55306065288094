import { z } from 'zod';
import { artefact, heading, line, prose, route, rows, sample } from './fields';

/** One project from brief to hand-over, shown whole on the page that sells such work. */
export const work = z.strictObject({
  name: line('Name in links', { max: 32 }),
  ...heading,
  client: line('Client', { max: 60 }),
  href: route('Page that sells such work'),
  scope: artefact,
  notes: rows({
    week: line('Week', { max: 20 }),
    text: prose('The note of that Friday', { min: 40, max: 260 }),
    wrong: z.boolean().optional().meta({ label: 'Tells of what went wrong' }),
    screen: artefact.optional().meta({ label: 'What could be tried that Friday' }),
  })
    .length(4)
    .meta({ label: 'Friday notes' }),
  report: artefact,
  facts: rows({
    term: line('What', { max: 40 }),
    result: z
      .strictObject({
        figure: line('Figures', { max: 16, hint: 'In large type, such as 41 to 26' }),
        unit: line('Their unit', { max: 24, hint: 'Such as: days sold out' }),
      })
      .optional()
      .meta({ label: 'The result as figures' }),
    text: prose('Text', { min: 40, max: 320 }),
  })
    .length(3)
    .meta({ label: 'What went wrong, what was refused, how the result was measured' }),
  sample,
});
export type Work = z.infer<typeof work>;
