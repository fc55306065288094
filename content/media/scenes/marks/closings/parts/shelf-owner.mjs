/** The owner of the mediflow-shelf closing: far back by the street door, he reads the figures on a tablet. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, CREAM, DEEP_TEAL } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, card, facing, placed, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { mansHead } from './counter-heads.mjs';
import { arm, collar, neck, palm, thumb, tips, torso } from './half-figure.mjs';
import { along } from './shelf-hand.mjs';

const TONE = TONES.light;
const he = placed(1352, 214, 0, 0.36);

function tablet() {
  const put = within(he, -98, 226, -9);
  return (
    solid(put(card(-98, -76, 196, 152, 14)), DAY.ink, ink(2)) +
    area(put(box(-84, -62, 168, 124)), '#ffffff') +
    [34, 56, 46, 74, 96]
      .map((h, i) => area(put(box(-70 + i * 30, 50 - h, 22, h)), i === 4 ? '#f0a53a' : '#17757a'))
      .join('') +
    line(put('M-64 -4L-30 -26L0 -16L30 -42L62 -56'), { width: 4, colour: BRIGHT_RUST })
  );
}

/** The owner, the light of the street on his shoulder. */
export function owner() {
  const face = within(he, 0, 0, -6);
  const put = (d) => face(facing(-1)(d));
  const [far, near] = [within(he, -198, 244, -9), within(he, -2, 236, 192)];
  const cloth = DEEP_TEAL;
  const shade = '#083a40';
  return thinner(
    solid(he('M-118 400L-104 900L-14 900L0 560L14 900L104 900L120 400z'), '#26434b', ink(2.6)) +
      neck(he, TONE) +
      torso(he, cloth, shade) +
      line(he('M112 156C140 180 146 240 138 330'), { width: 9, colour: '#ffd08a' }) +
      collar(he, CREAM) +
      line(he('M0 170L2 440'), ink(3)) +
      mansHead(
        put,
        { tones: TONE, turn: 13, look: [5, 9], lid: 0.3, brow: 4, mouth: 'soft', wide: 22, calm: true },
        { moustache: true, wave: true },
      ) +
      line(he('M58 -46C66 -16 62 36 46 72'), { width: 5, colour: '#ffd08a' }) +
      arm(he, {
        tones: TONE,
        spine: along(-190, 350, 30, -230, 336, 26, -246, 296, 20),
        sleeve: along(-108, 190, 38, -140, 240, 42, -172, 306, 42, -196, 342, 38),
        cloth,
        shade,
        side: 1,
      }) +
      arm(he, {
        tones: TONE,
        spine: along(150, 320, 31, 140, 330, 28, 104, 292, 23, 70, 254, 20),
        sleeve: along(108, 190, 38, 140, 240, 42, 154, 320, 42),
        cloth,
        shade,
      }) +
      palm(near, TONE) +
      tablet() +
      tips(far, TONE) +
      thumb(near, TONE),
    0.62,
  );
}
