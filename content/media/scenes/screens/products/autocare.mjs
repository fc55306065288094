/** AutoCare: job cards with a vehicle map, bays, estimates, reminders and vehicle history. */
import {
  av,
  bar,
  chip,
  contours,
  done,
  each,
  field,
  icon,
  lkr,
  panel,
  paper,
  seg,
  shell,
  signature,
  sum,
  sumline,
  table,
  two,
} from '../kit/kit.mjs';
import { vehicle } from '../kit/vehicle.mjs';

const marks = [
  [34, 128, 'bad'],
  [170, 31, 'warn'],
  [330, 46, 'warn'],
];
const damage = [
  ['Bumper, front left', 'Cracked, replace', 'bad'],
  ['Door, front right', 'Scratch, 12 cm', 'warn'],
  ['Tail lamp, right', 'Lens chipped', 'warn'],
];
const plate = (text, s = 14) =>
  `<span class="b nw" style="font-size:${s}px;padding:2px 8px;border-radius:4px;background:#f4e3b5;color:#1d1706;letter-spacing:.02em">${text}</span>`;
/** [part number or kind, what, quantity or hours, LKR each] */
const parts = [
  ['BP-4471', 'Front bumper, primed', 1, 38500],
  ['OF-2041', 'Oil filter', 1, 1850],
  ['OL-5304', 'Engine oil 5W-30, 4 l', 1, 11400],
  ['BD-1180', 'Brake pads, front set', 1, 9600],
];
const labour = [
  ['Bumper fit and paint', 5.5, 2400],
  ['Service and brakes', 2, 2400],
];
const partsSum = sum(parts, (p) => p[2] * p[3]);
const labourSum = sum(labour, (l) => l[1] * l[2]);
const vat = Math.round((partsSum + labourSum) * 0.18);
const total = partsSum + labourSum + vat;

const bays = [
  [
    'Waiting',
    'var(--faint)',
    [
      ['CBF-2207', 'Clutch judder', 'Ruwan', 'Today'],
      ['KX-8164', 'Annual service', 'Sahan', '11:30'],
    ],
  ],
  [
    'In the bay',
    'var(--ac)',
    [
      ['CAB-4821', 'New bumper', 'Dilshan', '16:00'],
      ['PH-3390', 'Timing belt', 'Ruwan', '15:00'],
      ['CAE-1175', 'Brake discs', 'Sahan', '14:30'],
    ],
  ],
  [
    'Parts ordered',
    'var(--cool)',
    [
      ['WP-6052', 'Radiator', 'Dilshan', 'Fri 20'],
      ['CBA-9048', 'Door glass', 'Sahan', 'Sat 21'],
    ],
  ],
  [
    'Ready',
    'var(--ok)',
    [
      ['KO-4416', 'Wheel alignment', 'Ruwan', 'Called'],
      ['CBK-7730', 'A/C gas', 'Sahan', 'Paid'],
    ],
  ],
];
const bayCard = ([p, job, who, when], hot, small) =>
  `<div class="panel" style="background:var(--panel-2);border-radius:9px;padding:${small ? '7px 9px' : '8px 10px'};gap:${small ? 3 : 5}px;${hot ? 'border-color:color-mix(in srgb, var(--ac) 60%, transparent)' : ''}"><div class="row">${plate(p, 12)}</div><div class="m cut">${job}</div><div class="row g6 xs fnt">${small ? '' : av(`${who} ${who[1]}`, 18)}<span class="cut">${who}</span><span class="end nw">${when}</span></div></div>`;
const board = (list, small = false) =>
  `<div class="row g12 top">${each(list, ([name, tone, jobs]) => `<div class="col g8 grow"><div class="row g6" style="height:22px"><span class="dot" style="color:${tone}"></span><span class="b nw">${name}</span><span class="fnt sm">${jobs.length}</span></div>${each(jobs, (j) => bayCard(j, j[0] === 'CAB-4821', small))}</div>`)}</div>`;
const points = (h, line = false) =>
  each(
    damage,
    ([a, b, tone], k) =>
      `<div class="row g12 ${k ? 'bt' : ''}" style="height:${h}px"><span class="av" style="width:20px;height:20px;font-size:11.5px;background:var(--${tone});color:var(--bg)">${k + 1}</span>${line ? `<span class="m">${a}</span><span class="end mut">${b}</span>` : two(a, b)}</div>`,
  );

const reminders = [
  ['CAB-4821', 'Oil and filter', 58240, 60000, '14 Dec', 'ac'],
  ['KX-8164', 'Annual service', 41980, 42000, 'Due now', 'bad'],
  ['PH-3390', 'Brake fluid', 77310, 80000, '2 Jan', 'mute'],
  ['CBA-9048', 'Gearbox oil', 118650, 120000, '28 Nov', 'warn'],
  ['KO-4416', 'Coolant', 33400, 40000, '11 Mar', 'mute'],
];
const history = [
  ['19 Nov 2026', 'Bumper, service, brakes', 58240, total, 'In the bay'],
  ['2 Jun 2026', 'Service, air filter', 50110, 21450, ''],
  ['14 Jan 2026', 'Tyres, wheel alignment', 43875, 96800, ''],
  ['8 Aug 2025', 'Service, coolant', 36020, 24900, ''],
  ['21 Feb 2025', 'Front brake pads', 28460, 17350, ''],
];

const estimate = (rh) =>
  table(
    ['Part or labour', '>Qty', '>Rate', '>LKR'],
    [
      ...parts.map((p) => [`<span class="m">${p[1]}</span>`, p[2], lkr(p[3]), lkr(p[2] * p[3])]),
      ...labour.map((l) => [`<span class="mut">${l[0]}</span>`, `${l[1]} h`, lkr(l[2]), lkr(l[1] * l[2])]),
    ],
    { rh },
  );

const product = {
  slug: 'autocare',
  name: 'AutoCare',
  mark: 'wrench',
  mode: 'dark',
  colours: {
    bg: '#0b1315',
    side: '#070d0f',
    panel: '#131d20',
    'panel-2': '#1b282c',
    ac: '#e0b24a',
    'ac-t': '#f3cf7a',
    'ac-ink': '#221802',
  },
  screen: () =>
    shell({
      shape: 'side',
      product,
      on: 1,
      title: 'Job card 3318',
      sub: 'opened Thu 19 Nov, 08:50',
      user: ['Gamini Weerakoon', 'Service adviser'],
      nav: [
        ['board', 'Bays', '9'],
        ['car', 'Job cards', '9'],
        ['file', 'Estimates', '4'],
        ['box', 'Parts'],
        ['bell', 'Reminders', '5'],
        ['history', 'Vehicles'],
        ['gear', 'Settings'],
      ],
      foot: contours({ w: 188, h: 750, cx: 160, cy: 700, rings: 12, step: 18, seed: 9, opacity: 0.2 }),
      tools: `${field('<span class="fnt">Number plate</span>', { lead: 'search', style: 'width:150px' })}<span class="btn">${icon('print', 15)}Print</span><span class="btn pri">${icon('plus', 15)}Job card</span>`,
      body: `<div class="col g16 grow"><section class="panel" style="flex:none"><div class="row g16 px16 bb" style="height:58px">${plate('CAB-4821', 16)}${two('Hatchback 1.2, petrol, 2019', 'Sithara Kodituwakku, Maharagama, 077 ••• 4182')}<div class="r"><div class="m">58,240 km</div><div class="xs fnt">Half a tank</div></div>${chip('In bay 2', 'ac', true)}</div><div class="row" style="padding:14px 16px 14px 20px;gap:28px">${vehicle({ width: 356, marks })}<div class="col grow"><div class="row" style="height:26px"><span class="b">Marked at reception</span><span class="end sm fnt">3</span></div>${points(46)}</div></div></section>
      <section class="panel grow" style="min-height:0"><header class="ph"><h3>Bays today</h3><div class="end">${seg(['Board', 'By mechanic'])}</div></header><div class="pb" style="padding:12px 16px">${board(bays)}</div></section></div>
      <div class="col g16" style="width:318px;flex:none">${panel('Estimate', chip('Approved', 'ok', true), `${each([...parts.map((p) => [p[1], p[0], p[2] * p[3]]), ...labour.map((l) => [l[0], `${l[1]} h at ${lkr(l[2])}`, l[1] * l[2]])], ([a, b, n], k) => `<div class="row px16 ${k ? 'bt' : ''}" style="height:44px">${two(a, b)}<span>${lkr(n)}</span></div>`)}<div class="px16 bt" style="padding-block:10px 14px">${sumline('<span class="mut">Parts and labour</span>', lkr(partsSum + labourSum))}${sumline('<span class="mut">VAT 18%</span>', lkr(vat))}<div class="row between" style="margin-top:6px"><span class="b">Total</span><span class="xl ac">LKR ${lkr(total)}</span></div></div>`, 'flex:none')}
      ${panel(
        'Reminders',
        `<span class="mut">${icon('bell', 15)}</span>`,
        each(
          reminders.slice(0, 3),
          ([p, a, km, at, when, tone], k) =>
            `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span style="width:82px">${plate(p, 11.5)}</span>${two(a, `${lkr(at - km)} km left`)}${chip(when, tone)}</div>`,
        ),
        'flex:1;min-height:0',
      )}</div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 200, cy: 130, rings: 13, step: 22, seed: 9, opacity: 0.2 })}
    <div class="abs" style="left:22px;top:20px">${plate('CAB-4821', 19)}</div><div class="abs" style="right:22px;top:24px">${chip('In bay 2', 'ac', true)}</div>
    <div class="abs" style="left:25px;top:64px">${vehicle({ width: 350, marks })}</div>
    <div class="abs panel lift px16" style="left:22px;right:22px;bottom:18px;height:52px;flex-direction:row;align-items:center"><span class="md mut">Estimate</span><span class="xl end nw">LKR ${lkr(total)}</span></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 330, cy: 70, rings: 13, step: 22, seed: 9, opacity: 0.26 })}${paper(`<div class="row between"><b class="md">Job card 3318</b>${plate('CAB-4821', 12)}</div><div class="sm mut" style="margin:2px 0 8px">Hatchback 1.2, 58,240 km</div>${each([labour[0][0], parts[3][1], 'Oil and filter'], (work) => `<div class="row g8 bt" style="height:27px"><span class="tick on" style="width:14px;height:14px">${icon('check', 11)}</span>${work}</div>`)}<div class="row between base bt" style="padding-top:6px"><b>Total with VAT</b><b class="lg">LKR ${lkr(total)}</b></div><div style="margin-top:10px">${signature('S. Kodituwakku', 96)}</div>`, { left: 52, top: 12, width: 236, turn: -3 })}${done('Paid and signed', `Reminder set for ${lkr(reminders[0][3])} km`)}`,
  details: [
    () =>
      panel(
        'Job card 3318',
        `${plate('CAB-4821', 13)}`,
        `<div class="rel" style="height:124px;overflow:hidden"><div class="abs" style="left:24px;top:-140px">${vehicle({ width: 600, marks })}</div></div><div class="px16 bt">${points(33.5, true)}</div>`,
      ),
    () => `<div class="grow">${board(bays.slice(0, 3), true)}</div>`,
    () =>
      panel(
        'Estimate, job 3318',
        chip('Approved', 'ok', true),
        `${estimate(24.5)}<div class="px16 row between bt" style="margin-top:auto;height:52px;background:var(--panel-2)"><div><div class="sm mut">VAT 18%: ${lkr(vat)}</div><div class="b">Total</div></div><span class="xl ac">LKR ${lkr(total)}</span></div>`,
      ),
    () =>
      panel(
        'Service reminders',
        '<span class="sm fnt">by km or date</span>',
        each(
          reminders,
          ([p, a, km, at, when, tone], k) =>
            `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span style="width:78px">${plate(p, 12)}</span><div class="col grow g4"><div class="row"><span class="m">${a}</span><span class="end xs fnt nw">${lkr(at - km)} km left</span></div>${bar(1 - Math.min(1, (at - km) / 8000), `var(--${tone === 'mute' ? 'faint' : tone})`)}</div><span class="r" style="width:66px">${chip(when, tone)}</span></div>`,
        ),
      ),
    () =>
      panel(
        'Vehicle history',
        plate('CAB-4821', 13),
        `<div class="col rel grow">${`<span class="abs" style="left:20px;top:22px;bottom:22px;width:1.5px;background:var(--line-2)"></span>`}${each(history, ([d, a, km, cost, now], k) => `<div class="row g12 px16 rel" style="flex:1"><span class="dot" style="width:10px;height:10px;color:${k ? 'var(--faint)' : 'var(--ac)'};box-shadow:0 0 0 4px var(--panel)"></span>${two(a, `${d}, ${lkr(km)} km`)}${now ? chip(now, 'ac') : ''}<span class="m r" style="width:56px">${lkr(cost)}</span></div>`)}</div>`,
      ),
  ],
};
export default product;
