/** NexBill: the till, work without a connection, product keys, shift close and sales by payment. */
import {
  chip,
  contours,
  done,
  each,
  ean,
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
  sumline,
  two,
} from '../kit/kit.mjs';

const goods = {
  rice: ['Samba rice 5 kg', 1290, '479210000101', 'var(--och)'],
  dhal: ['Red dhal 1 kg', 345, '479210000114', 'var(--cop)'],
  milk: ['Milk powder 400 g', 1180, '479210000227', 'var(--slate)'],
  tea: ['Ceylon tea 200 g', 520, '479210000333', 'var(--sea)'],
  coco: ['Coconut oil 1 l', 1450, '479210000440', 'var(--och)'],
  soap: ['Sandal soap 100 g', 165, '479210000556', 'var(--sea)'],
  egg: ['Eggs, tray of 10', 480, '479210000662', 'var(--cop)'],
  bread: ['Bread 450 g', 170, '479210000778', 'var(--och)'],
  water: ['Water 1.5 l', 150, '479210000884', 'var(--slate)'],
  bis: ['Ginger biscuit 200 g', 280, '479210000990', 'var(--cop)'],
  chilli: ['Chilli powder 250 g', 430, '479210001003', 'var(--cop)'],
  torch: ['LED torch', 890, '479210001119', 'var(--slate)'],
};
const basket = [
  ['rice', 1],
  ['dhal', 2],
  ['coco', 1],
  ['egg', 2],
  ['tea', 3],
  ['bis', 2],
  ['milk', 1],
];
const amount = ([k, n]) => goods[k][1] * n;
const gross = sum(basket, amount);
const saving = Math.round(gross * 0.03);
const toPay = gross - saving;
const queued = [
  ['10431', '14:36', 6, 4870, 'Cash'],
  ['10430', '14:31', 3, 2115, 'Card'],
  ['10429', '14:27', 9, 6840, 'Cash'],
  ['10428', '14:19', 2, 1350, 'QR'],
  ['10427', '14:12', 4, 2960, 'Cash'],
];
const waiting = sum(queued, (q) => q[3]);

const notes = [
  [5000, 14],
  [1000, 35],
  [500, 22],
  [100, 46],
  [50, 29],
  [20, 25],
];
const counted = sum(notes, ([v, n]) => v * n) + 470;
const float = 15000;
const cashSales = 110970;
const paidOut = 2800;
const expected = float + cashSales - paidOut;

const types = [
  ['Cash', cashSales, 'var(--ac)', 'cash', 96],
  ['Card', 84350, 'var(--slate)', 'card', 41],
  ['QR', 36620, 'var(--sea)', 'qr', 33],
  ['Store credit', 9400, 'var(--och)', 'user', 4],
];
const day = sum(types, (t) => t[1]);

/** A product key; the coloured corner is its shelf group. */
const key = ([name, price, , c], h, cls = 'm') =>
  `<div class="panel rel" style="height:${h}px;padding:10px 11px;border-radius:10px;justify-content:space-between;background:color-mix(in srgb, ${c} 10%, var(--panel))"><i class="abs" style="left:0;top:0;bottom:0;width:3px;background:${c}"></i><span class="${cls}" style="line-height:1.25">${name}</span><span class="mut sm">LKR ${lkr(price)}</span></div>`;
const lines = (list, h) =>
  each(
    list,
    ([k, n], j) =>
      `<div class="row g12 px16 ${j ? 'bt' : ''}" style="height:${h}px">${two(goods[k][0], `LKR ${lkr(goods[k][1])}`)}<div class="row well" style="height:26px"><span class="c mut" style="width:24px;display:grid;place-items:center">${icon('minus', 13)}</span><b class="c" style="width:20px">${n}</b><span class="c mut" style="width:24px;display:grid;place-items:center">${icon('plus', 13)}</span></div><span class="m r nw" style="width:52px">${lkr(amount([k, n]))}</span></div>`,
  );
const totals = (big) =>
  `${sumline('<span class="mut">Subtotal</span>', lkr(gross))}${sumline('<span class="mut">Loyalty 3%</span>', `<span class="ok">−${lkr(saving)}</span>`)}<div class="row between" style="margin-top:${big ? 8 : 3}px"><span class="b md">To pay</span><span class="${big ? 'xxl' : 'xl'}">LKR ${lkr(toPay)}</span></div>`;
const offline = (text, right = '') =>
  `<div class="row g12" style="height:44px;padding:0 16px;background:color-mix(in srgb, var(--warn) 15%, var(--panel));border:1px solid color-mix(in srgb, var(--warn) 36%, transparent);border-radius:10px"><span class="warn">${icon('offline', 18)}</span><span class="b">${text}</span><span class="end row g12">${right}</span></div>`;
const ring = (size, w) => {
  const r = (size - w) / 2;
  const c = 2 * Math.PI * r;
  let at = 0;
  return `<svg width="${size}" height="${size}" fill="none" stroke-width="${w}">${each(types, ([, v, tone]) => {
    const part = (v / day) * c;
    const arc = `<circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="${tone}" stroke-dasharray="${part - 2.5} ${c}" stroke-dashoffset="${-at}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`;
    at += part;
    return arc;
  })}</svg>`;
};

const product = {
  slug: 'nexbill',
  name: 'NexBill',
  mark: 'receipt',
  mode: 'dark',
  colours: {
    bg: '#100f10',
    side: '#0b0a0b',
    panel: '#1b191a',
    'panel-2': '#262223',
    ac: '#ee8a55',
    'ac-t': '#ffb08a',
    'ac-ink': '#2a0f02',
    och: '#dcae4d',
    cop: '#e57b4f',
    sea: '#3fb59a',
    slate: '#74a9c9',
  },
  screen: () =>
    shell({
      shape: 'top',
      product,
      on: 0,
      user: ['Malith Senanayake', 'Cashier, till 2'],
      nav: [
        ['', 'Sell'],
        ['', 'Receipts'],
        ['', 'Products'],
        ['', 'Shift'],
        ['', 'Reports'],
      ],
      tools: `${chip('Offline', 'warn', true)}<span class="mut">Galle Road shop</span>`,
      body: `<div class="col g12 grow">${offline('No connection. Keep selling.', `<span class="mut">${queued.length} sales, LKR ${lkr(waiting)} queued to sync</span><span class="btn s">${icon('sync', 14)}Try now</span>`)}
      <div class="row g8">${field(`${ean(goods.coco[2])}`, { on: true, lead: 'scan', style: 'height:42px;flex:1;font-size:15px' })}${seg(['Favourites', 'Grocery', 'Dairy', 'Household'])}</div>
      <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:10px">${each(Object.values(goods), (g) => key(g, 92, 'm md'))}</div>
      <div class="row g12 stretch grow" style="min-height:0">${panel(
        'Queued sales',
        `<span class="warn">${icon('sync', 15)}</span>`,
        each(
          queued,
          (q, k) =>
            `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span class="m">${q[0]}</span><span class="mut">${q[1]}</span><span class="fnt">${q[4]}</span><span class="end">LKR ${lkr(q[3])}</span></div>`,
        ),
        'flex:1',
      )}<section class="panel rel" style="width:260px">${contours({ w: 260, h: 190, cx: 236, cy: 132, rings: 4, step: 13, seed: 7, opacity: 0.34 })}<div class="p16 rel col grow"><span class="sm mut">Takings today</span><span class="xl" style="margin-top:4px">LKR ${lkr(day)}</span><div class="row" style="gap:3px;margin-top:14px">${each(types, (t) => `<i style="flex:${t[1]};height:8px;border-radius:3px;background:${t[2]}"></i>`)}</div><div class="row g12 wrap xs mut" style="margin-top:auto;row-gap:4px">${each(types, (t) => `<span class="row g4"><span class="dot" style="color:${t[2]}"></span>${t[0]}</span>`)}</div></div></section></div></div>
      <section class="panel" style="width:392px;flex:none"><header class="ph"><h3>Sale 10432</h3><div class="row g8 end">${chip('Loyal customer', 'ac')}<span class="mut">${icon('dots', 17)}</span></div></header><div class="pb">${lines(basket, 57)}<div class="p16 bt" style="margin-top:auto">${totals(true)}<div style="display:grid;grid-template-columns:1.5fr 1fr 1fr;gap:8px;margin-top:14px"><span class="btn big pri">${icon('cash', 18)}Cash</span><span class="btn big">${icon('card', 18)}Card</span><span class="btn big">${icon('qr', 18)}QR</span></div></div></div></section>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 60, cy: 250, rings: 13, step: 22, seed: 7, opacity: 0.26 })}
    <div class="abs" style="left:20px;top:20px;width:172px;display:grid;grid-template-columns:1fr;gap:9px">${each(['rice', 'milk', 'tea', 'coco'], (k) => key(goods[k], 59, 'b md'))}</div>
    <div class="abs panel lift" style="right:20px;top:36px;bottom:20px;width:208px"><div class="px16" style="padding-top:10px">${each(basket.slice(0, 4), (b) => `<div class="row md" style="height:30px"><span class="cut m">${goods[b[0]][0].split(/[ ,]/).slice(0, 2).join(' ')}</span><span class="end">${lkr(amount(b))}</span></div>`)}</div><div class="px16 bt" style="margin-top:auto;padding-block:10px 14px"><div class="row between base"><span class="mut">To pay</span><span class="xl">${lkr(sum(basket.slice(0, 4), amount))}</span></div><span class="btn big pri" style="width:100%;margin-top:8px">${icon('cash', 18)}Cash</span></div></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 330, cy: 250, rings: 13, step: 22, seed: 7, opacity: 0.26 })}${paper(`<div class="c"><b class="md">Galle Road shop</b><div class="xs fnt">Sale 10432, 19 Nov, 14:41</div></div><div class="bt" style="margin-top:7px;padding-block:4px">${each(basket, ([k, n]) => `<div class="row between" style="height:17px"><span>${n} × ${goods[k][0]}</span><span>${lkr(amount([k, n]))}</span></div>`)}</div><div class="bt" style="padding-top:4px">${sumline('<span class="mut">Loyalty 3%</span>', `−${lkr(saving)}`)}</div><div class="row between base"><b class="md">Paid</b><b class="lg">LKR ${lkr(toPay)}</b></div><div class="row between mut"><span>Cash 8,000</span><span>Change ${lkr(8000 - toPay)}</span></div>`, { left: 34, top: -8, width: 196, turn: -3, slip: true })}${done('Back online', `${queued.length} sales sent`, 'top:66px')}<div class="abs panel lift p12" style="right:24px;top:140px;width:134px;gap:0"><span class="sm mut">Queue</span><span class="xxl">0</span></div>`,
  details: [
    () =>
      panel(
        'Sale 10432',
        chip(`${basket.length} products`, 'ac'),
        `${each(basket.slice(0, 2), ([k, n], j) => `<div class="row g12 px16 ${j ? 'bt' : ''}" style="height:32px"><span class="m grow">${goods[k][0]}</span><span class="fnt">${n} × ${lkr(goods[k][1])}</span><span class="m r" style="width:52px">${lkr(amount([k, n]))}</span></div>`)}<div class="row px16 bt sm fnt" style="height:27px">and ${basket.length - 2} more products<span class="end">${lkr(sum(basket.slice(2), amount))}</span></div><div class="px16 bt" style="padding-block:6px 12px;margin-top:auto">${totals()}<div style="display:grid;grid-template-columns:1.4fr 1fr 1fr;gap:8px;margin-top:9px"><span class="btn pri" style="height:36px">${icon('cash', 16)}Cash</span><span class="btn" style="height:36px">Card</span><span class="btn" style="height:36px">QR</span></div></div>`,
      ),
    () =>
      `<div class="col g12 grow">${offline('Offline since 14:08', '<span class="sm mut">Keep selling</span>')}${panel(
        'Queued to sync',
        `<span class="b">LKR ${lkr(waiting)}</span>`,
        each(
          queued,
          (q, k) =>
            `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span class="warn">${icon('clock', 15)}</span><span class="m">${q[0]}</span><span class="mut">${q[1]}</span><span class="fnt">${q[4]}</span><span class="end m">${lkr(q[3])}</span></div>`,
        ),
        'flex:1',
        'lift',
      )}</div>`,
    () =>
      `<div class="col grow" style="gap:10px">${field(ean(goods.tea[2]), { on: true, lead: 'scan', style: 'height:40px;font-size:15px' })}<div class="row g12 panel lift" style="flex-direction:row;height:58px;padding:0 14px;flex:none">${ico('tag')}${two(goods.tea[0], `${ean(goods.tea[2])}, 84 in stock`)}<span class="lg nw">LKR ${lkr(goods.tea[1])}</span></div><div class="grow" style="display:grid;grid-template-columns:repeat(3,1fr);gap:8px">${each(['rice', 'dhal', 'milk', 'egg', 'bread', 'water'], (k) => key(goods[k], 73))}</div></div>`,
    () =>
      panel(
        'Shift close, till 2',
        '<span class="sm fnt">06:00 to 14:40</span>',
        `<div class="row grow stretch"><div class="col" style="width:172px;border-right:1px solid var(--line);padding:6px 14px">${each(notes, ([v, n]) => `<div class="row grow"><span class="mut" style="width:42px">${lkr(v)}</span><span class="fnt">× ${n}</span><span class="end">${lkr(v * n)}</span></div>`)}<div class="row grow"><span class="mut">Coins</span><span class="end">470</span></div></div><div class="col grow" style="padding:7px 14px 9px">${sumline('<span class="mut">Float</span>', lkr(float))}${sumline('<span class="mut">Cash sales</span>', lkr(cashSales))}${sumline('<span class="mut">Paid out</span>', `−${lkr(paidOut)}`)}<div class="hr" style="margin:3px 0"></div>${sumline('Expected', `<b>${lkr(expected)}</b>`)}${sumline('Counted', `<b>${lkr(counted)}</b>`)}<div class="note t-${counted === expected ? 'ac' : 'warn'}" style="margin-top:auto;align-items:baseline;padding:5px 11px"><span>Difference</span><span class="lg warn end">${signed(counted - expected)}</span></div></div></div><div class="p8 bt"><span class="btn pri" style="width:100%;height:34px">${icon('lock', 15)}Close shift</span></div>`,
      ),
    () =>
      panel(
        'Sales by payment',
        '<span class="sm fnt">Thu 19 Nov</span>',
        `<div class="row g16 grow px16"><div class="rel" style="width:132px;height:132px;flex:none">${ring(132, 17)}<div class="abs col c" style="inset:0;justify-content:center"><span class="xs fnt">LKR</span><span class="lg">${lkr(day)}</span></div></div><div class="col grow">${each(types, ([a, v, c, , n], k) => `<div class="row g8 ${k ? 'bt' : ''}" style="height:48px"><span class="dot" style="color:${c};border-radius:2px"></span>${two(a, `${n} sales`)}<div class="r"><div class="m">${lkr(v)}</div><div class="xs fnt">${Math.round((v / day) * 100)}%</div></div></div>`)}</div></div>`,
      ),
  ],
};
export default product;
