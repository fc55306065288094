/** StockMaster: levels and reorder points, goods received, transfers, stock counts and valuation. */
import {
  bar,
  barcode,
  chip,
  contours,
  done,
  each,
  field,
  ico,
  icon,
  kpi,
  lkr,
  panel,
  paper,
  seg,
  shell,
  signature,
  signed,
  sum,
  table,
  two,
} from '../kit/kit.mjs';

/**
 * [part, name, Colombo, Kurunegala, reorder at, most, unit cost LKR], the levels for Colombo. Those of the page's
 * demonstration are as in content/products/stockmaster.yaml, which tests/unit/demos.test.ts compares.
 */
export const items = [
  ['PV-2040', 'PVC pipe 40 mm, 4 m', 412, 186, 300, 1000, 1140],
  ['EL-1075', 'Elbow 40 mm, 90°', 96, 74, 250, 800, 145],
  ['CB-0025', 'Cable 2.5 mm², 100 m', 43, 21, 40, 120, 21800],
  ['BK-0613', 'MCB 16 A, single pole', 510, 240, 200, 1000, 780],
  ['PT-1004', 'Wall paint 4 l, ivory', 39, 12, 60, 180, 5450],
  ['SC-0850', 'Screw 8 × 50 mm, box', 340, 205, 150, 700, 620],
  ['TP-0112', 'Tap half-turn, 12 mm', 88, 64, 80, 200, 1890],
  ['LD-0909', 'LED panel 9 W', 146, 38, 120, 400, 960],
];
const held = (i) => i[2] + i[3];
const here = (i) => i[2];
const state = (i) => (here(i) <= i[4] ? ['Reorder', 'bad'] : here(i) < i[4] * 1.2 ? ['Low', 'warn'] : ['Enough', 'ok']);
const tones = { bad: 'var(--bad)', warn: 'var(--och)', ok: 'var(--ac)' };
const level = (i, style = '') => bar(here(i) / i[5], tones[state(i)[1]], `height:6px;${style}`, i[4] / i[5]);

/** [part number, ordered, received] */
const received = [
  ['PV-2040', 200, 200],
  ['EL-1075', 600, 560],
  ['TP-0112', 100, 100],
  ['SC-0850', 150, 150],
];
const of = (part) => items.find((i) => i[0] === part);
const grnValue = sum(received, ([p, , n]) => n * of(p)[6]);
const move = [
  ['LD-0909', 60],
  ['BK-0613', 120],
  ['PT-1004', 10],
];
const moveValue = sum(move, ([p, n]) => n * of(p)[6]);
/** Expected counts are the books'; the second figure is what was found on the shelf. */
const counts = [
  ['PV-2040', 409],
  ['BK-0613', 510],
  ['SC-0850', 344],
  ['TP-0112', 86],
  ['CB-0025', 37],
];
const variance = sum(counts, ([p, n]) => (n - of(p)[2]) * of(p)[6]);
const value = sum(items, (i) => held(i) * i[6]);
const ages = [
  ['0 to 30 days', 0.46, 'var(--ac)'],
  ['31 to 60', 0.27, '#4fa79c'],
  ['61 to 90', 0.16, 'var(--och)'],
  ['Over 90', 0.11, 'var(--bad)'],
];
/** Value by month, oldest first, in LKR million; the last point is today's books. */
const trend = [3.12, 3.36, 3.21, 3.48, 3.71, 3.42, value / 1e6];

const levels = (list, rh, long) =>
  table(
    long
      ? ['Part', 'Item', '>Kurunegala', '<span style="padding-left:28px">Colombo and reorder point</span>', '>Status']
      : ['Item', 'Level', '>Stock', '>Status'],
    list.map((i) => {
      const st = chip(state(i)[0], state(i)[1]);
      return long
        ? [
            `<span class="mut">${i[0]}</span>`,
            `<span class="m">${i[1]}</span>`,
            lkr(i[3]),
            `<div class="row g8" style="padding-left:28px"><div style="width:112px">${level(i)}</div><span class="sm"><b>${lkr(here(i))}</b> <span class="fnt">/ ${lkr(i[4])}</span></span></div>`,
            st,
          ]
        : [
            `<span class="m">${i[1].split(',')[0]}</span>`,
            `<div style="width:76px">${level(i)}</div>`,
            lkr(here(i)),
            st,
          ];
    }),
    { rh },
  );
const grn = (rh, foot) =>
  table(
    ['Item', '>Ordered', '>Received', ...(foot ? ['>LKR'] : [''])],
    received.map(([p, a, b]) => [
      `<span class="m">${of(p)[1].split(',')[0]}</span>`,
      lkr(a),
      `<span class="${a === b ? '' : 'warn b'}">${lkr(b)}</span>`,
      foot
        ? lkr(b * of(p)[6])
        : `<span class="${a === b ? 'ok' : 'warn'}">${icon(a === b ? 'check' : 'alert', 15)}</span>`,
    ]),
    { rh, ...(foot ? { foot: [`GRN value`, '', '', lkr(grnValue)] } : {}) },
  );
const route = () =>
  `<div class="row g12"><div class="well p12 grow col"><span class="xs fnt">From</span><span class="b">Colombo store</span></div><span class="ac">${icon('arrow', 20)}</span><div class="well p12 grow col"><span class="xs fnt">To</span><span class="b">Kurunegala store</span></div></div>`;
const area = (w, h) => {
  const lo = 2.9;
  const hi = 3.85;
  const x = (k) => 30 + (k / (trend.length - 1)) * (w - 42);
  const y = (v) => h - 20 - ((v - lo) / (hi - lo)) * (h - 30);
  const path = trend.map((v, k) => `${x(k).toFixed(1)} ${y(v).toFixed(1)}`).join('L');
  return `<svg width="${w}" height="${h}" font-size="11" fill="var(--faint)"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop stop-color="var(--ac)" stop-opacity=".26"/><stop offset="1" stop-color="var(--ac)" stop-opacity="0"/></linearGradient></defs>${each([3, 3.3, 3.6], (v) => `<path d="M30 ${y(v)}H${w - 8}" stroke="var(--line)"/><text x="22" y="${y(v) + 4}" text-anchor="end">${v.toFixed(1)}</text>`)}<path d="M${path}L${x(6)} ${h - 20}L${x(0)} ${h - 20}Z" fill="url(#a)"/><path d="M${path}" fill="none" stroke="var(--ac)" stroke-width="2.2" stroke-linejoin="round"/><circle cx="${x(6)}" cy="${y(trend[6])}" r="4.5" fill="var(--ac)" stroke="var(--panel)" stroke-width="2"/>${each(['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'], (m, k) => `<text x="${x(k)}" y="${h - 3}" text-anchor="middle">${m}</text>`)}</svg>`;
};
const strip = (h) =>
  `<div class="row" style="gap:3px">${each(ages, (a) => `<i style="flex:${a[1]};height:${h}px;border-radius:4px;background:${a[2]}"></i>`)}</div>`;

/** The items of the card. */
const shelf = [items[0], items[2], items[4], items[6], items[7]];

const product = {
  slug: 'stockmaster',
  name: 'StockMaster',
  mark: 'layers',
  mode: 'light',
  colours: {
    bg: '#f4efe6',
    side: '#2b1c0d',
    panel: '#ffffff',
    'panel-2': '#f8f3ea',
    ac: '#9a6424',
    'ac-t': '#764305',
    'ac-ink': '#ffffff',
    och: '#d0912c',
  },
  screen: () =>
    `<style>.nav{--text:#eef4f6;--muted:#cdbfa9;--faint:#ab9778;--ac:#c58a45;--ac-t:#ffd08a;--ac-ink:#170f08;--soft:22%;color:var(--text);border:0}</style>${shell(
      {
        shape: 'side',
        product,
        on: 1,
        title: 'Stock levels',
        sub: 'Two stores',
        user: ['Chamara Rathnayake', 'Stores manager'],
        nav: [
          ['home', 'Overview'],
          ['box', 'Stock levels', '8'],
          ['truck', 'Goods received', '2'],
          ['swap', 'Transfers', '1'],
          ['list', 'Stock count'],
          ['chart', 'Valuation'],
          ['tag', 'Suppliers'],
          ['gear', 'Settings'],
        ],
        foot: contours({ w: 188, h: 750, cx: 40, cy: 690, rings: 12, step: 18, seed: 8, opacity: 0.34 }),
        tools: `${field('<span class="fnt">Part number or barcode</span>', { lead: 'scan', style: 'width:200px' })}<span class="btn pri">${icon('plus', 15)}Receive goods</span>`,
        body: `<div class="col g16 grow"><section class="panel kpis" style="flex:none;flex-direction:row">${kpi('Stock at cost', `LKR ${lkr(value)}`)}${kpi('Below reorder point', `${items.filter((i) => here(i) <= i[4]).length} of ${items.length} items`)}${kpi('Between stores', `LKR ${lkr(moveValue)}`)}${kpi('Older than 90 days', `LKR ${lkr(value * ages[3][1])}`)}</section>
      ${panel('Levels and reorder points', `${seg(['All', 'To reorder', 'Slow'])}<span class="btn s">${icon('filter', 14)}Filter</span>`, levels(items, 36, true), 'flex:none')}
      <div class="row g16 stretch grow" style="min-height:0">${panel('Goods received, GRN 0418', chip('40 short', 'warn', true), grn(27), 'flex:1.15')}
      ${panel('Transfer TR 0097', chip('In transit', 'ac', true), `<div class="p12">${route()}</div>${each(move.slice(0, 2), ([p, n]) => `<div class="row px16 bt" style="flex:1"><span class="m cut">${of(p)[1]}</span><span class="end b">${n}</span></div>`)}`, 'flex:1')}</div></div>`,
      },
    )}`,
  card: () => `${contours({ w: 400, h: 300, cx: 340, cy: 260, rings: 13, step: 22, seed: 8, opacity: 0.26 })}
    <div class="abs panel lift" style="left:20px;right:20px;top:20px;height:206px;padding:16px 18px 0"><div class="row stretch" style="gap:14px;height:130px">${each(shelf, (i) => `<div class="rel grow" style="border-radius:7px;background:var(--panel-2)"><i class="abs" style="left:0;right:0;bottom:0;border-radius:7px;height:${(here(i) / i[5]) * 100}%;background:${tones[state(i)[1]]}"></i><i class="abs" style="left:-4px;right:-4px;bottom:${(i[4] / i[5]) * 100}%;height:2px;background:var(--text)"></i></div>`)}</div><div class="row" style="gap:14px;margin-top:7px">${each(['Pipe', 'Cable', 'Paint', 'Tap', 'LED'], (name, k) => `<div class="grow c"><div class="b md">${lkr(here(shelf[k]))}</div><div class="sm mut">${name}</div></div>`)}</div></div>
    <div class="abs panel lift p12" style="right:34px;bottom:14px;width:236px;flex-direction:row;gap:12px;align-items:center">${ico('bell', 'bad', 18)}<div class="col"><span class="b md nw">Order ${items[4][5] - here(items[4])} × wall paint</span><span class="sm mut">${here(items[4])} left, reorder at ${items[4][4]}</span></div></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 70, cy: 250, rings: 13, step: 22, seed: 8, opacity: 0.26 })}${paper(`<div class="row between"><b class="md">Transfer TR 0097</b><span class="xs fnt">20 Nov 2026</span></div><div class="sm mut" style="margin-bottom:8px">Colombo store to Kurunegala store</div>${each(move, ([p, n]) => `<div class="row g8 bt" style="height:27px"><span class="tick on" style="width:14px;height:14px">${icon('check', 11)}</span><span>${of(p)[1].split(',')[0]}</span><b class="end">${n}</b></div>`)}<div class="row between bt" style="padding-top:16px;align-items:flex-end">${signature('Received 09:35', 100)}${barcode('00971120', 26)}</div>`, { left: 54, top: 22, width: 236, turn: 3 })}${done(`${lkr(of(move[0][0])[3] + move[0][1])} LED panels`, `in Kurunegala, ${of(move[0][0])[3]} before`)}`,
  details: [
    () =>
      panel(
        'Stock levels',
        `<span class="row g6 sm mut"><i style="width:2px;height:12px;background:var(--text)"></i>reorder point</span>`,
        levels(items.slice(0, 6), 33),
      ),
    () =>
      panel(
        'Goods received, GRN 0418',
        chip('40 short', 'warn', true),
        `<div class="row g12 px16 bb" style="height:44px">${ico('truck', '', 15)}${two('Purchase order 2207', 'Thu 19 Nov 09:40, Colombo store')}</div>${grn(31, true)}`,
      ),
    () =>
      panel(
        'Transfer TR 0097',
        chip('In transit', 'ac', true),
        `<div class="p12 bb">${route()}</div>${each(move, ([p, n], k) => `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span class="m">${of(p)[1]}</span><span class="fnt sm end">${p}</span><b class="md r" style="width:34px">${n}</b></div>`)}<div class="row px16 bt" style="height:40px;background:var(--panel-2)"><span class="mut">Value at cost</span><b class="end">LKR ${lkr(moveValue)}</b></div>`,
      ),
    () =>
      panel(
        'Stock count, Colombo',
        '<span class="sm fnt">Bay 3</span>',
        table(
          ['Item', '>Books', '>Counted', '>Variance'],
          counts.map(([p, n]) => {
            const d = n - of(p)[2];
            return [
              `<span class="m">${of(p)[1].split(',')[0]}</span>`,
              lkr(of(p)[2]),
              `<b>${lkr(n)}</b>`,
              `<span class="${d < 0 ? 'bad' : d > 0 ? 'warn' : 'fnt'} m">${signed(d)}</span>`,
            ];
          }),
          { rh: 33.5, foot: ['Variance at cost', '', '', signed(variance)] },
        ),
      ),
    () =>
      panel(
        'Valuation',
        '<span class="sm fnt">LKR million</span>',
        `<div class="row base g8 px16" style="padding-top:10px"><span class="xl">LKR ${lkr(value)}</span><span class="sm mut">at cost</span></div><div style="padding:2px 12px 0 8px">${area(352, 104)}</div><div class="px16" style="margin-top:auto;padding-bottom:12px">${strip(9)}<div class="row between sm" style="margin-top:8px">${each(ages, ([a, s, c]) => `<div><div class="row g4 mut nw"><span class="dot" style="color:${c}"></span>${a}</div><b>${Math.round(s * 100)} %</b></div>`)}</div></div>`,
      ),
  ],
};
export default product;
