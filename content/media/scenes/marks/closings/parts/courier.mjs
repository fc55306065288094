/** The courier of mobile apps' closing, seen from behind, her feet at (690, 746). */
import { box, card, fine, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN } from './figure-colours.mjs';

/** A plait from the nape: lobes from both sides that get smaller, a band and the end. */
const plait = (put) =>
  repeat(8, (i) => {
    const [y, w] = [i * 13, 12 - i * 0.8];
    const lobe = (m) =>
      `M0 ${y + 12}C${m * w * 0.7} ${y + 10} ${m * w * 1.3} ${y + 2} ${m * w} ${y - 7}C${m * w * 0.4} ${y - 6} ${m * -2} ${y + 2} 0 ${y + 12}z`;
    return solid(put(lobe(-1) + lobe(1)), '#0a1820', pen(1.8, 0.9));
  }) + solid(put('M-5 101L5 101L7 122L0 134L-7 122z'), '#17504f', pen(1.8));

/** The courier: her hair in a plait, work clothes, a satchel across her back, the phone in her right hand. */
export const courier = (phoneAt) => {
  const put = placed(690, 746);
  const shade = area('M642 744L748 744L800 824L560 824z', '#03080c', 'fill-opacity="0.55" ');
  const shoes =
    'M-46 0C-48 -18 -42 -28 -30 -28C-18 -28 -12 -18 -13 0zM14 0C13 -18 18 -28 30 -28C42 -28 56 -14 58 -4L58 0z';
  const trousers =
    'M-54 -214C-60 -160 -54 -90 -48 -14L-12 -14C-10 -80 -4 -140 0 -176C4 -140 10 -80 13 -14L46 -14C54 -90 60 -160 54 -214z';
  const shirt =
    'M-16 -392C-36 -386 -56 -382 -64 -356C-64 -320 -48 -296 -45 -272C-48 -250 -58 -232 -60 -206C-30 -198 30 -198 60 -206C58 -232 48 -250 45 -272C48 -296 64 -320 64 -356C56 -382 36 -386 16 -392z';
  const idle =
    'M-54 -376C-74 -364 -82 -336 -86 -306C-92 -276 -94 -250 -88 -224L-82 -204L-62 -208C-64 -236 -66 -256 -62 -276L-50 -322z';
  const arm = 'M48 -380C70 -376 80 -350 88 -322L101 -296L127 -337L149 -322L116 -256C107 -239 84 -240 76 -256L52 -316';
  const cuff = 'M124 -341L131 -349L156 -332L149 -320z';
  const fingers =
    'M126 -338C122 -348 126 -362 140 -362L162 -366C171 -364 170 -356 162 -354C172 -353 172 -344 164 -342C171 -340 169 -331 161 -332L152 -330z';
  const thumb = 'M126 -338C114 -346 107 -362 112 -378C117 -386 125 -381 124 -372L130 -356L144 -346L140 -336z';
  const creases =
    'M-34 -196C-36 -140 -32 -80 -30 -24M32 -196C36 -140 34 -80 32 -24M-52 -346C-24 -338 24 -338 52 -346M-45 -272C-30 -266 30 -266 45 -272M-84 -300L-62 -294M-30 -214L-28 -202';
  const head = placed(5, -396, 8);
  const skull = 'M-30 -40C-32 -66 -16 -82 2 -82C22 -82 34 -66 32 -40C31 -16 18 -4 4 -4C-14 -4 -28 -18 -30 -40z';
  const strands =
    'M4 -82C-8 -70 -14 -40 -2 -6M4 -82C-20 -74 -28 -48 -12 -10M4 -82C14 -68 18 -38 4 -6M4 -82C26 -70 30 -44 12 -8M-26 -30C-22 -18 -14 -10 -4 -5';
  const bag = placed(-62, -176, -5);
  const phone = placed(...phoneAt, 9);
  return (
    shade +
    solid(put(trousers), DARK, pen(3)) +
    solid(put(shoes), '#123640', pen(2.6)) +
    fine(put('M-46 -6L-13 -6M14 -6L58 -6'), 0.8) +
    solid(put(idle), CLOTH, pen(2.8)) +
    solid(put('M-15 -424L-18 -390C-8 -378 10 -378 19 -390L17 -424z'), SKIN, pen(2.4)) +
    solid(put(shirt), '#0d2630', pen(3.2)) +
    hair(put(creases), 0.6) +
    solid(put('M-19 -396C-8 -382 10 -382 20 -396L25 -386C12 -372 -12 -372 -24 -386z'), '#17484f', pen(2.2)) +
    solid(put('M36 -387L48 -382L-46 -210L-58 -218z'), '#17504f', pen(2.2)) +
    solid(put(bag(card(-50, -40, 96, 78, 9))), '#123640', pen(3)) +
    solid(put(bag('M-51 -38L47 -38L42 -2C20 6 -24 6 -46 -2z')), '#17484f', pen(2.4)) +
    fine(put(bag(box(-10, -6, 16, 16)))) +
    solid(put(head(skull)), HAIR, pen(2.8)) +
    hair(put(head(strands)), 0.65) +
    solid(put(head('M29 -44C38 -48 41 -38 37 -30C35 -24 30 -24 29 -28z')), SKIN, pen(2)) +
    plait(within(put, 0, -394, 2)) +
    glow(...phoneAt, 200, '#ffffff', 0.6) +
    solid(put(arm), CLOTH, pen(2.8)) +
    hair(put('M101 -296L92 -282M98 -290L104 -274M84 -316L72 -306'), 0.7) +
    line(put('M88 -322L101 -296L127 -337'), { width: 2.8, colour: '#fff', opacity: 0.8 }) +
    solid(put(cuff), '#17484f', pen(2.2)) +
    solid(put(fingers), SKIN, pen(2.2)) +
    solid(phone(card(-25, -46, 50, 92, 9)), '#0b1d27', { width: 2.6, colour: '#fff' }) +
    area(phone(card(-20, -40, 40, 80, 4)), '#fff') +
    solid(put(thumb), SKIN, pen(2.2))
  );
};
