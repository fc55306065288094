import type { Stories } from '@/content/schema/stories';
import { byExpiry, type Content, dispense, interaction, months, start } from './rules';

/**
 * What the morning's paper shows: the batches of the prescription without a warning once it is dispensed, the warning of
 * the other one, and the balances of the register.
 */
export function sheetFigures(content: Content, { register }: Stories['mediflow']['sheet']) {
  const plain = content.queue.findIndex((_, i) => !interaction(content, i));
  const warned = content.queue.findIndex((_, i) => interaction(content, i));
  const name = content.queue[plain]?.items[0]?.name ?? '';
  const before = start(content);
  const after = dispense(before, content, plain);
  const batches = byExpiry(content).flatMap((i) => {
    const own = content.batches[i];
    if (own?.medicine !== name) return [];
    const rest = after.left[i] ?? 0;
    return { ...own, monthsLeft: months(own.expires) - months(content.day), taken: (before.left[i] ?? 0) - rest, rest };
  });
  let balance = register.opening;
  return {
    name,
    batches,
    left: batches.filter(({ monthsLeft }) => monthsLeft >= 0).reduce((sum, { rest }) => sum + rest, 0),
    risk: interaction(content, warned)?.risk ?? '',
    register: register.entries.map((entry) => {
      balance += entry.pieces;
      return { ...entry, balance };
    }),
  };
}
