/** The shopping bag of the customer in the products closing. */
import { DAY, ink } from '../../daylight.mjs';
import { repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A cloth bag at his side, with greens in it. */
export function bag() {
  const leaves =
    'M1190 650C1196 620 1208 596 1226 576C1224 604 1220 630 1214 652zM1208 652C1220 626 1238 608 1262 600C1250 622 1240 640 1230 656z';
  const outline =
    'M1160 640L1268 644C1276 700 1278 770 1270 822C1232 834 1188 832 1152 820C1150 760 1152 700 1160 640z';
  const stripes = repeat(
    4,
    (i) => `M1157 ${680 + i * 36}C1194 ${688 + i * 36} 1234 ${690 + i * 36} 1267 ${685 + i * 36}`,
  );
  return (
    solid(leaves, '#3f8d84', ink(1.8)) +
    solid(outline, '#17757a', ink(2.6)) +
    line(stripes, { width: 9, colour: '#e9a23f' }) +
    line(stripes, { width: 2, colour: DAY.ink, opacity: 0.5 }) +
    area(
      'M1160 640L1182 641C1174 700 1174 770 1178 826L1152 820C1150 760 1152 700 1160 640z',
      DAY.ink,
      'fill-opacity="0.3" ',
    ) +
    line(outline, ink(2.6))
  );
}

/** Its two handles, over his shoulder: drawn after him. */
export const handles = () => {
  const loops = 'M1176 646C1172 580 1154 480 1140 412M1252 648C1236 560 1192 470 1146 408';
  return line(loops, { width: 11, colour: DAY.ink }) + line(loops, { width: 6, colour: '#2d958f' });
};
