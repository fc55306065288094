/** Physiotherapy: a patient of 75 who keeps her balance and has just booked her next visit; a magpie does as she does. */
import { daylight } from '../../daylight.mjs';
import { director } from './balance-director.mjs';
import { gum } from './balance-gums.mjs';
import { magpie } from './balance-magpie.mjs';
import { board, patient } from './balance-patient.mjs';
import { phoneTable } from './balance-table.mjs';
import { verandah } from './balance-verandah.mjs';
import { view } from './balance-view.mjs';

/** The whole picture. */
export const balance = () =>
  daylight(
    view() +
      gum(1100, 524, 1.02) +
      verandah() +
      phoneTable(108, 520) +
      magpie(1062, 498, 0.95) +
      board() +
      director() +
      patient(),
    { meet: 640, spread: 560, left: 0, top: 0 },
  );
