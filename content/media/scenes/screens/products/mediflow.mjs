/** MediFlow: dispensing queue, batches by expiry, prescriptions, purchase orders, sales and the controlled register. */
import {
  av,
  bar,
  barcode,
  cents,
  chip,
  contours,
  done,
  each,
  field,
  ico,
  icon,
  lkr,
  panel,
  paper,
  seg,
  shell,
  signed,
  sum,
  table,
  two,
} from '../kit/kit.mjs';

const queue = [
  ['A-041', 'Anusha Nadarajah', '3 items', 'At counter 2', 'ac', '0 min'],
  ['A-042', 'Ruwan Bandara', '5 items', 'Checking', 'warn', '4 min'],
  ['A-043', 'Fathima Rizvi', '2 items', 'Picking', 'cool', '6 min'],
  ['A-044', 'Gamini Weerakoon', '1 item', 'Waiting', 'mute', '8 min'],
  ['A-045', 'Sithara Kodituwakku', '4 items', 'Waiting', 'mute', '11 min'],
  ['A-046', 'Nadeesha Peiris', '2 items', 'Waiting', 'mute', '13 min'],
];
/** [medicine, batch, expiry, months left, packs, unit] */
const batches = [
  ['Amoxicillin 500 mg', 'AX-7714', 'Dec 2026', 1, 36, 'caps'],
  ['Salbutamol inhaler', 'SB-2093', 'Jan 2027', 2, 14, 'pcs'],
  ['Cetirizine 10 mg', 'CZ-5510', 'Mar 2027', 4, 420, 'tabs'],
  ['Omeprazole 20 mg', 'OM-3382', 'Aug 2027', 9, 640, 'caps'],
  ['Losartan 50 mg', 'LS-8841', 'Nov 2027', 12, 1180, 'tabs'],
  ['Metformin 500 mg', 'MF-9027', 'May 2028', 18, 2350, 'tabs'],
  ['Atorvastatin 20 mg', 'AT-6105', 'Sep 2028', 22, 760, 'tabs'],
];
const life = (m) => (m <= 2 ? 'bad' : m <= 4 ? 'warn' : 'ok');
const drugs = [
  ['Warfarin 3 mg', '1 tablet, evening', 30, 14.5],
  ['Ibuprofen 400 mg', '1 tablet, 3 × day after meals', 15, 9],
  ['Omeprazole 20 mg', '1 capsule, before breakfast', 30, 18],
];
const orders = [
  ['Amoxicillin 500 mg', 36, 500, 1000, 16.5],
  ['Salbutamol inhaler', 14, 25, 40, 890],
  ['Paracetamol 500 mg', 900, 2000, 5000, 2.4],
  ['Insulin syringe 1 ml', 60, 150, 300, 34],
];
const sales = [
  ['08', 41200],
  ['10', 68350],
  ['12', 52900],
  ['14', 37450],
  ['16', 74600],
  ['18', 83150],
  ['20', 29800],
];
/** [time, medicine, who or where from, movement]; balances follow from the opening counts */
const register = [
  ['09:12', 'Diazepam 5 mg', 'Rx 20871', -10],
  ['10:40', 'Tramadol 50 mg', 'Rx 20884', -20],
  ['11:05', 'Diazepam 5 mg', 'GRN 1142', 100],
  ['15:31', 'Morphine 10 mg', 'Rx 20902', -14],
];
const count = { 'Diazepam 5 mg': 62, 'Tramadol 50 mg': 180, 'Morphine 10 mg': 44 };
const entries = register.map(([at, drug, ref, move]) => {
  count[drug] += move;
  return [
    at,
    `<span class="m">${drug}</span>`,
    `<span class="mut">${ref}</span>`,
    `<span class="${move > 0 ? 'ok' : ''}">${signed(move)}</span>`,
    `<b>${count[drug]}</b>`,
  ];
});

const line = (q, k, h, on = false) =>
  `<div class="row g12 px16 ${k ? 'bt' : ''}" style="height:${h}px;${on && !k ? 'background:color-mix(in srgb, var(--ac) 8%, transparent)' : ''}"><span class="b" style="width:42px;font-size:13px">${q[0]}</span>${two(q[1], `${q[2]}, ${q[5]}`)}${chip(q[3], q[4], true)}</div>`;
const stock = (n, rh) =>
  table(
    ['Medicine', 'Batch', 'Expires', '>In stock'],
    batches
      .slice(0, n)
      .map((b) => [
        `<span class="m">${b[0]}</span>`,
        `<span class="mut sm">${b[1]}</span>`,
        `<span class="row g6 ${b[3] < 5 ? life(b[3]) : ''}"><span class="dot ${life(b[3])}" ></span>${b[2]}</span>`,
        `${lkr(b[4])} <span class="fnt sm">${b[5]}</span>`,
      ]),
    { rh },
  );
const warning = (text = 'Warfarin with ibuprofen raises the risk of bleeding. Ask the prescriber about paracetamol.') =>
  `<div class="note t-bad"><span class="bad">${icon('alert', 17)}</span><div><div class="b bad">Serious interaction</div><div>${text}</div></div></div>`;
const drugLine = (d, k, h) =>
  `<div class="row g12 px16 bt" style="height:${h}px">${ico('pill', k < 2 ? 'bad' : '')}${two(d[0], d[1])}<span class="sm mut nw">${d[2]} pcs</span><span class="nw r" style="width:52px">${cents(d[2] * d[3])}</span></div>`;
const due = sum(drugs, (d) => d[2] * d[3]);
const order = orders.map((o) => o[3] * o[4]);
const day = (w, h) => {
  const top = Math.max(...sales.map((s) => s[1]));
  return `<svg width="${w}" height="${h}">${each(sales, ([t, v], k) => `<rect x="${k * (w / 7) + 3}" y="${h - 18 - (v / top) * (h - 20)}" width="${w / 7 - 8}" height="${(v / top) * (h - 20)}" rx="3" fill="var(--ac)" fill-opacity="${v === top ? 1 : 0.4}"/><text x="${k * (w / 7) + w / 14 - 1}" y="${h - 4}" text-anchor="middle" fill="var(--faint)" font-size="11">${t}</text>`)}</svg>`;
};

const product = {
  slug: 'mediflow',
  name: 'MediFlow',
  mark: 'pill',
  mode: 'light',
  colours: {
    bg: '#eff5f1',
    side: '#f9fbf9',
    panel: '#ffffff',
    'panel-2': '#f1f6f3',
    ac: '#178264',
    'ac-t': '#0f6e55',
    'ac-ink': '#ffffff',
  },
  screen: () =>
    shell({
      shape: 'rail',
      product,
      on: 1,
      title: 'Dispensary',
      sub: 'Kandy branch, Thu 19 November',
      user: ['Ishara Gunawardena', 'Pharmacist in charge'],
      nav: [['home'], ['list'], ['box'], ['truck'], ['lock'], ['chart'], ['gear']],
      tools: `${field('<span class="fnt">Medicine, batch or patient</span>', { lead: 'search', style: 'width:210px' })}<span class="btn pri">${icon('plus', 15)}Prescription</span>`,
      body: `<div class="col g16" style="width:312px;flex:none">${panel(
        'Dispensing queue',
        chip('6 in queue', 'ac'),
        each(queue, (q, k) => line(q, k, 54, true)),
        'flex:none',
      )}
      <section class="panel rel grow">${contours({ w: 312, h: 260, cx: 290, cy: 34, rings: 6, step: 16, seed: 2, opacity: 0.3 })}<div class="p16 col g4 rel grow"><span class="sm fnt">Sales today</span><span class="xl">LKR ${lkr(sum(sales, (s) => s[1]))}</span><span class="sm mut">${'112 prescriptions, 86 counter sales'}</span><div style="margin-top:auto">${day(278, 104)}</div></div></section></div>
      <div class="col g16 grow">${panel('Prescription Rx 20907', chip('A-041, counter 2', 'ac', true), `<div class="row g12 px16" style="height:54px">${av('Anusha Nadarajah', 34)}${two('Anusha Nadarajah, 61', 'Dr S. Fernando, Peradeniya Road clinic')}${chip('Penicillin allergy', 'warn')}</div>${each(drugs, (d, k) => drugLine(d, k, 46))}<div class="p16 bt">${warning('Warfarin with ibuprofen raises the risk of bleeding.<br>Ask the prescriber about paracetamol.')}</div><div class="row px16 bt g8" style="height:54px"><span class="mut">To pay</span><span class="lg">LKR ${cents(due)}</span><span class="btn end">${icon('phone', 15)}Call prescriber</span><span class="btn" style="opacity:.5">Dispense</span></div>`, 'flex:none')}
      ${panel('Stock by expiry', `${seg(['Soonest first', 'By name'])}`, stock(5, 32), 'flex:1;min-height:0')}</div>
      <div class="col g16" style="width:236px;flex:none">${panel('Reorder now', `<span class="sm fnt">4 items</span>`, `${each(orders, ([a, have, min], k) => `<div class="px16 col g6 ${k ? 'bt' : ''}" style="padding-block:11px"><span class="m cut">${a}</span>${bar(have / (min * 1.5), have / min < 0.6 ? 'var(--bad)' : 'var(--warn)', '', 1 / 1.5)}<span class="xs fnt">${lkr(have)} left, reorder at ${lkr(min)}</span></div>`)}<div class="p12 bt" style="margin-top:auto"><span class="btn" style="width:100%">${icon('truck', 15)}Order LKR ${lkr(sum(order))}</span></div>`, 'flex:none')}
      ${panel(
        'Controlled drugs',
        icon('lock', 15),
        each(
          Object.entries(count),
          ([a, n], k) =>
            `<div class="row px16 ${k ? 'bt' : ''}" style="flex:1"><span class="m">${a}</span><span class="b end">${n}</span></div>`,
        ),
        'flex:1',
      )}</div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 60, cy: 40, rings: 13, step: 22, seed: 2, opacity: 0.36 })}
    <div class="abs panel lift" style="left:20px;top:20px;width:104px;bottom:20px">${each(queue.slice(0, 4), (q, k) => `<div class="col c" style="flex:1;justify-content:center;gap:1px;${k ? 'border-top:1px solid var(--line)' : 'background:var(--ac);color:var(--ac-ink)'}"><span class="lg">${q[0]}</span><span class="sm ${k ? 'fnt' : ''}">${k ? q[3] : 'Counter 2'}</span></div>`)}</div>
    <div class="abs panel lift" style="left:136px;right:20px;top:20px">${each([batches[0], batches[2], batches[3], batches[5]], (b, k) => `<div class="row g8 px16 ${k ? 'bt' : ''}" style="height:44px"><span class="b md grow cut">${b[0].split(' ')[0]}</span><span class="dot ${life(b[3])}"></span><span class="md r ${b[3] < 5 ? life(b[3]) : 'mut'}" style="width:66px">${b[2]}</span></div>`)}</div>
    <div class="abs panel lift p12" style="left:136px;right:20px;bottom:20px;flex-direction:row;gap:12px;align-items:center">${ico('alert', 'bad', 18)}<div class="col"><span class="b md bad nw">Serious interaction</span><span class="sm nw">Warfarin with ibuprofen</span></div></div>`,
  closing: () => {
    const [name, , expires] = batches[3];
    const label = (html, place) => paper(html, { width: 232, ...place });
    return `${contours({ w: 400, h: 300, cx: 330, cy: 60, rings: 13, step: 22, seed: 6, opacity: 0.26 })}${label(`<b>${drugs[0][0]}</b><div class="sm mut">${drugs[0][1]}</div><div style="height:74px"></div>`, { left: 112, top: 18, turn: 7 })}${label(`<div class="row between"><b class="md">${name}</b><span class="sm mut">${drugs[2][2]} capsules</span></div><div class="lg" style="margin:9px 0 8px">${drugs[2][1].replace(', ', '<br>')}</div><div class="row between bt" style="padding-top:7px"><div><div class="m">Anusha Nadarajah</div><div class="xs fnt">Rx 20907, 19 Nov</div></div><div class="r"><div class="sm">${batches[3][1]}</div><div class="xs fnt nw">use by ${expires}</div></div></div><div style="margin-top:9px">${barcode('20907133820827', 22)}</div>`, { left: 50, top: 62, turn: -4 })}${done('Dispensed, A-041', 'Batch and stock booked')}`;
  },
  details: [
    () =>
      panel(
        'Dispensing queue',
        chip('6 in queue', 'ac'),
        each(queue.slice(0, 5), (q, k) => line(q, k, 45.6, true)),
      ),
    () => panel('Stock by expiry', seg(['Soonest', 'Name']), stock(6, 32.8)),
    () =>
      panel(
        'Prescription Rx 20907',
        chip('Counter 2', 'ac', true),
        `${each(drugs.slice(0, 2), (d, k) => drugLine(d, k, 47).replace(' bt"', k ? ' bt"' : '"'))}<div class="px12 bt" style="padding-block:10px">${warning()}</div><div class="row px16 bt g8" style="margin-top:auto;height:46px">${icon('shield', 16)}<span class="sm mut">Waits for the pharmacist</span><span class="btn s pri end">Call prescriber</span></div>`,
      ),
    () =>
      panel(
        'Purchase order 0561',
        chip('Draft', 'warn', true),
        `${table(
          ['Medicine', '>Left', '>Order', '>LKR'],
          orders.map((o, k) => [
            `<span class="m">${o[0]}</span>`,
            `<span class="bad">${lkr(o[1])}</span>`,
            lkr(o[3]),
            lkr(order[k]),
          ]),
          { rh: 32, foot: ['4 items', '', '', lkr(sum(order))] },
        )}<div class="row px16 g8" style="margin-top:auto;height:44px"><span class="sm mut">Two suppliers, delivery Sat 21</span></div>`,
      ),
    () =>
      panel(
        'Thursday 19 Nov',
        `<span class="b">LKR ${lkr(sum(sales, (s) => s[1]))}</span>`,
        `<div style="padding:12px 16px 6px">${day(340, 88)}</div><div class="row g6 px16 bt" style="height:32px">${icon('lock', 14)}<span class="b sm">Controlled drugs register</span></div>${table(['Time', 'Medicine', 'Reference', '>Moved', '>Balance'], entries, { rh: 23, style: 'font-size:12px' }).replace('<thead>', '<thead style="display:none">')}`,
      ),
  ],
};
export default product;
