/** Tables of parts for the house with the message tube: in each row a paint, then path data. */
import { pen, placed, solid } from '../../parts/shapes.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';

const THINGS = {
  teal: '#17504f',
  mint: '#7fead9',
  wood: '#14363f',
  amber: '#3a2c14',
  brass: '#5a4318',
  linen: '#c79a4e',
};
const FILLS = { skin: SKIN, cloth: CLOTH, sleeve: SLEEVE, dark: DARK, hair: HAIR, dim: '#0d2731', ...THINGS };
const PENS = { faint: pen(1.3, 0.5), dim: pen(1.6, 0.5), fine: pen(2, 0.75), firm: pen(3, 0.9) };

/** Draws the rows of a table, back to front; each is the name of a paint and path data. */
export const painted = (table, put = placed(0, 0)) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [, paint, d] = row.match(/(\w+) (.+)/);
      return solid(put(d), FILLS[paint] ?? 'none', PENS[paint] ?? pen(2.3));
    })
    .join('');
