/** The plumber of web-in-use on his bicycle, facing left: cap, toolbox on the carrier, a plunger in it. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { profileFace } from './profile-face.mjs';

const HIS = TONES.deep;
const [SHIRT, SHADE, TROUSERS] = ['#f8d9a2', '#e0ae62', '#1f8f90'];
const R = 54;

function wheel(x) {
  const spokes = repeat(6, (i) => placed(x, -R, i * 30)(`M0 ${-R}L0 ${R}`));
  return (
    line(spokes, { width: 1.4, colour: DAY.ink, opacity: 0.6 }) +
    line(oval(x, -R, R), ink(6)) +
    area(oval(x, -R, 6), DAY.ink)
  );
}

const moved = (put, markup) => markup.replace(/ d="([^"]+)"/g, (_, d) => ` d="${put(d)}"`);

/** The bicycle, its rear hub at x = 0; it goes to the right. */
const bicycle = () =>
  wheel(0) +
  wheel(152) +
  line('M0 -54L58 -54L44 -122L0 -54M42 -116L126 -122M58 -54L132 -104M122 -148L130 -112L152 -54', ink(9)) +
  line('M0 -54L58 -54L44 -122L0 -54M42 -116L126 -122M58 -54L132 -104M122 -148L130 -112L152 -54', {
    width: 4.6,
    colour: '#c8502a',
  }) +
  line('M-48 -112L30 -112M-34 -112L0 -54', ink(5)) +
  line('M122 -148L112 -160L140 -164', ink(6));

const toolbox = () =>
  line('M-28 -160L-32 -228', ink(10)) +
  line('M-28 -160L-32 -228', { width: 5.6, colour: '#f2c77c' }) +
  solid(
    'M-62 -226C-62 -252 -48 -264 -32 -264C-16 -264 -4 -252 -4 -228C-20 -222 -46 -220 -62 -226z',
    '#b5471b',
    ink(2.4),
  ) +
  line('M6 -160L12 -200', ink(11)) +
  line('M6 -160L12 -200', { width: 6, colour: '#cfdcd6' }) +
  line('M2 -216C0 -196 24 -194 24 -214', ink(9)) +
  line('M2 -216C0 -196 24 -194 24 -214', { width: 4.4, colour: '#cfdcd6' }) +
  solid('M-58 -168L26 -168L26 -116L-58 -116z', '#f2a53c', ink(2.8)) +
  area('M-58 -168L-40 -168L-40 -116L-58 -116z', '#c8762a') +
  line('M-58 -150L26 -150', ink(2.2)) +
  solid('M-24 -157L-8 -157L-8 -142L-24 -142z', DAY.light, ink(2));

/** Whoever rides: seat at (44, -140), hands at the bar. */
function rider() {
  const head = placed(58, -344, 4, 0.44);
  const leg = (knee, foot) =>
    solid(
      tapered([
        [58, -138, 22],
        [...knee, 20],
        [...foot, 13],
      ]),
      TROUSERS,
      ink(2.4),
    );
  const shoe = (x, y) =>
    solid(
      `M${x - 12} ${y - 10}L${x + 8} ${y - 10}C${x + 22} ${y - 6} ${x + 28} ${y} ${x + 26} ${y + 5}L${x - 12} ${y + 5}z`,
      DAY.ink,
      ink(1.6),
    );
  return {
    far: leg([108, -122], [80, -66]) + shoe(80, -58),
    near:
      leg([112, -98], [60, -32]) +
      shoe(58, -26) +
      solid('M26 -128L78 -122L90 -142L28 -150z', TROUSERS, ink(2.2)) +
      solid('M78 -276L108 -256L108 -232L70 -236z', HIS[1], ink(2)) +
      solid(
        'M26 -138C18 -180 34 -232 62 -246C84 -254 106 -246 112 -228C114 -200 92 -170 86 -138C66 -130 44 -130 26 -138z',
        SHIRT,
        ink(2.6),
      ) +
      area('M26 -138C18 -180 34 -232 62 -246C50 -214 42 -174 48 -133C40 -133 32 -135 26 -138z', SHADE) +
      solid('M64 -250C78 -240 96 -238 110 -246L112 -230C96 -222 74 -226 60 -238z', DAY.light, ink(2)) +
      profileFace(head, HIS, { thin: 0.62 }) +
      solid(head('M64 120C40 120 14 92 10 56C30 70 80 66 100 56L104 86C92 88 82 92 80 104z'), DAY.ink, ink(1.4)) +
      solid(
        head(
          'M0 62C-6 4 40 -30 84 -24C124 -18 146 12 148 46C176 48 200 58 206 68C200 76 186 74 172 72C120 60 60 66 4 76z',
        ),
        '#1f8f90',
        ink(2.4),
      ) +
      line(head('M8 62C60 46 104 44 148 46'), ink(2)) +
      solid(
        tapered([
          [84, -216, 18],
          [106, -178, 15],
          [128, -164, 10],
          [140, -160, 9],
        ]),
        HIS[0],
        ink(2.2),
      ) +
      solid(
        tapered([
          [78, -224, 24],
          [88, -206, 23],
          [100, -184, 20],
        ]),
        SHIRT,
        ink(2.4),
      ) +
      solid(
        'M126 -176C136 -182 150 -178 150 -166C150 -154 138 -150 128 -154C122 -160 122 -170 126 -176z',
        HIS[0],
        ink(2),
      ),
  };
}

/** Bicycle and rider; (x, y) is where the rear wheel stands. */
export function plumber(x, y, s = 1) {
  const put = (d) => placed(x, y, 0, s)(facing(-1)(d));
  const { far, near } = rider();
  return (
    area(placed(x, y)('M-210 2C-150 -10 20 -10 70 2C20 12 -150 12 -210 2z'), '#c9a06a') +
    moved(put, far + bicycle() + toolbox() + near)
  );
}
