/** LankaCRM: deals, contacts, quotations, follow-ups and forecast. */
import {
  av,
  chip,
  contours,
  done,
  each,
  field,
  ico,
  icon,
  kpi,
  lkr,
  mil,
  panel,
  paper,
  seg,
  shell,
  signature,
  sum,
  sumline,
  table,
  tick,
  two,
} from '../kit/kit.mjs';

const quote = [
  ['Work shirt, long sleeve', 640, 1950],
  ['Work trousers', 640, 2150],
  ['Embroidered crest', 640, 180],
];
const quoteNet = sum(quote, ([, n, p]) => n * p);
const vat = Math.round(quoteNet * 0.18);

const stages = [
  {
    name: 'Qualified',
    tone: 'var(--cool)',
    chance: 0.2,
    deals: [
      ['Nilwala Ceramics', 'Fit-out, Matara', 1_850_000, 'Call back', 'Kasun Fernando', 'Mon 23'],
      ['Wewa Organics', 'Export packing line', 2_400_000, 'Site visit', 'Nimali Perera', 'Tue 24'],
      ['Pahan Lighting', 'Dealer portal', 975_000, 'Brochure', 'Imran Farook', 'Fri 20'],
    ],
  },
  {
    name: 'Proposal',
    tone: 'var(--ac)',
    chance: 0.45,
    deals: [
      ['Monsoon Textiles', 'Uniforms, 640 sets', quoteNet + vat, 'Quoted', 'Nimali Perera', 'Today'],
      ['Kitul Row Hotels', 'Linen contract, Galle', 2_180_000, 'Follow up', 'Imran Farook', 'Today'],
      ['Ekgal Engineering', 'Workwear, 220 sets', 1_188_000, 'Reprice', 'Kasun Fernando', 'Mon 23'],
    ],
  },
  {
    name: 'Negotiation',
    tone: 'var(--amb)',
    chance: 0.7,
    deals: [
      ['Samanala Freight', 'Fleet covers, 38 units', 4_142_000, 'Agree terms', 'Nimali Perera', 'Fri 20'],
      ['Tidewater Lodge', 'Poolside canopies', 1_635_000, 'Sample', 'Imran Farook', 'Wed 25'],
    ],
  },
  {
    name: 'Won',
    tone: 'var(--ok)',
    chance: 1,
    deals: [
      ['Araliya Print House', 'Banner stock, 12 months', 2_760_000, 'Invoice', 'Kasun Fernando', '17 Nov'],
      ['Dune Bay Surf Camp', 'Tents and awnings', 1_420_000, 'Deliver', 'Imran Farook', '12 Nov'],
      ['Mahaweli Seeds', 'Shade net, 4 acres', 890_000, 'Delivered', 'Nimali Perera', '5 Nov'],
    ],
  },
];
const total = (s) => sum(s.deals, (d) => d[2]);
const open = stages.slice(0, 3);

const timeline = [
  ['phone', 'Call with Priyantha Silva', '6 min, two delivery lots', 'Today 10:42', 't-ac'],
  ['file', 'Quotation opened', 'Second time, 3 min on page 2', 'Today 09:15', 't-mute'],
  ['chat', 'WhatsApp from buyer', '“Hold the price until 30 Nov?”', 'Wed 16:30', 't-ok'],
  ['users', 'Meeting at Katunayake', 'Fabric samples B and C chosen', 'Tue 14:00', 't-warn'],
  ['mail', 'Email: size chart received', '640 sizes, 1 attachment', 'Mon 11:05', 't-cool'],
];
const tasks = [
  ['Send revised quotation', 'Ekgal Engineering', 'Wed', 'file', 0, 'Overdue'],
  ['Call Priyantha about split delivery', 'Monsoon Textiles', '11:30', 'phone', 0, ''],
  ['WhatsApp linen samples', 'Kitul Row Hotels', '14:15', 'chat', 0, ''],
  ['Confirm meeting, Kurunegala', 'Wewa Organics', '16:00', 'cal', 0, ''],
  ['Thank-you note', 'Araliya Print House', '09:00', 'mail', 1, ''],
];
const months = [
  ['Jun', 3.1, 0],
  ['Jul', 3.8, 0],
  ['Aug', 3.4, 0],
  ['Sep', 4.6, 0],
  ['Oct', 4.2, 0],
  ['Nov', total(stages[3]) / 1e6, (total(stages[2]) * stages[2].chance) / 1e6],
  ['Dec', 0, 4.9],
  ['Jan', 0, 4.3],
];

const deal = (
  d,
) => `<div class="panel lift" style="background:var(--panel-2);border-radius:10px;padding:9px 11px;gap:3px;box-shadow:none">
  <div class="m cut">${d[0]}</div><div class="xs fnt cut" style="margin-top:-4px">${d[1]}</div>
  <div class="b md nw">LKR ${lkr(d[2])}</div>
  <div class="row g6 xs mut">${av(d[4], 18)}<span class="cut">${d[3]}</span><span class="end nw ${d[5] === 'Today' ? 'warn' : 'fnt'}">${d[5]}</span></div></div>`;
const column = (
  s,
  n = 9,
  style = '',
) => `<div class="col g8 grow" style="${style}"><div><div class="row g6"><span class="dot" style="color:${s.tone}"></span><span class="b">${s.name}</span><span class="fnt sm">${s.deals.length}</span></div>
  <div class="mut sm nw">LKR ${lkr(total(s))}</div></div><div class="bar" style="height:3px"><i style="width:100%;background:${s.tone}"></i></div>${each(s.deals.slice(0, n), (d) => deal(d))}</div>`;

const moments = (n, gap) =>
  `<div class="col rel" style="padding:${gap}px 14px;gap:${gap}px"><span class="abs" style="left:28px;top:20px;bottom:20px;width:1px;background:var(--line-2)"></span>${each(timeline.slice(0, n), ([glyph, a, b, when, tone]) => `<div class="row g12 top rel"><span style="border-radius:9px;background:var(--panel)">${ico(glyph, tone.slice(2), 15)}</span>${two(a, b)}<span class="xs fnt nw" style="padding-top:2px">${when}</span></div>`)}</div>`;

const jobs = (n, h) =>
  each(
    tasks.slice(0, n),
    ([what, who, when, glyph, done, late], k) =>
      `<div class="row g12 px16 ${k ? 'bt' : ''}" style="height:${h}px;${done ? 'opacity:.6' : ''}">${tick(done)}${two(done ? `<s>${what}</s>` : what, who)}${late ? chip(late, 'bad') : ''}<span class="fnt">${icon(glyph, 15)}</span><span class="sm mut">${when}</span></div>`,
  );

const forecast = (w, h) => {
  const top = 10;
  const y = (v) => h - 22 - (v / top) * (h - 34);
  const step = (w - 34) / months.length;
  return `<svg width="${w}" height="${h}" style="font-size:11px;fill:var(--faint)"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="var(--ac)" fill-opacity=".14"/><path d="M0 0V5" stroke="var(--ac)" stroke-width="2" stroke-opacity=".6"/></pattern></defs>
  ${each([0, 2, 4, 6, 8, 10], (v) => `<path d="M30 ${y(v)}H${w}" stroke="var(--line)"/><text x="22" y="${y(v) + 4}" text-anchor="end">${v}</text>`)}
  ${each(months, ([m, a, b], k) => {
    const x = 36 + k * step;
    const bw = step - 13;
    return `${a ? `<rect x="${x}" y="${y(a)}" width="${bw}" height="${y(0) - y(a)}" rx="3" fill="var(--ac)" fill-opacity="${m === 'Nov' ? 1 : 0.62}"/>` : ''}${b ? `<rect x="${x}" y="${y(a + b)}" width="${bw}" height="${y(a) - y(a + b) - (a ? 2 : 0)}" rx="3" fill="url(#hatch)"/>` : ''}<text x="${x + bw / 2}" y="${h - 4}" text-anchor="middle" ${m === 'Nov' ? 'fill="var(--text)" font-weight="600"' : ''}>${m}</text>`;
  })}</svg>`;
};
const weighted = sum(open, (s) => total(s) * s.chance);

const product = {
  slug: 'lankacrm',
  name: 'LankaCRM',
  mark: 'board',
  mode: 'dark',
  colours: {
    bg: '#0a131d',
    side: '#070e16',
    panel: '#101c29',
    'panel-2': '#162635',
    ac: '#2cc9bf',
    'ac-t': '#5eead4',
    'ac-ink': '#04211f',
    amb: '#ffb454',
  },
  screen: () =>
    shell({
      shape: 'side',
      product,
      on: 1,
      title: 'Pipeline',
      sub: 'November 2026',
      user: ['Nimali Perera', 'Sales lead, Colombo'],
      nav: [
        ['home', 'Today', '5'],
        ['board', 'Pipeline', '11'],
        ['users', 'Contacts', '418'],
        ['file', 'Quotations', '23'],
        ['bell', 'Follow-ups', '4'],
        ['chart', 'Forecast'],
        ['gear', 'Settings'],
      ],
      foot: contours({ w: 188, h: 750, cx: 30, cy: 700, rings: 12, step: 17, seed: 2, opacity: 0.2 }),
      tools: `${field('<span class="fnt">Search deals and people</span>', { lead: 'search', style: 'width:200px' })}<span class="btn pri">${icon('plus', 15)}New deal</span>`,
      body: `<div class="col g16 grow">
      <section class="panel kpis" style="flex:none;flex-direction:row">${kpi('Open pipeline', `LKR ${lkr(sum(open, total))}`, `${sum(open, (s) => s.deals.length)} deals`)}${kpi('Weighted by stage', `LKR ${lkr(weighted)}`, 'at 20, 45 and 70%')}${kpi('Won in November', `LKR ${lkr(total(stages[3]))}`, `${stages[3].deals.length} deals`)}</section>
      <div class="row g12 top">${each(stages, (s) => column(s))}</div>
      <section class="panel grow" style="min-height:0"><header class="ph"><h3>Follow-ups today</h3><span class="end xs fnt">Thu 19 Nov</span></header><div class="pb" data-bleed>${jobs(3, 44)}</div></section></div>
      <div class="col g16" style="width:308px;flex:none">${panel('Monsoon Textiles', chip('Proposal', 'ac'), `<div class="row g12 p12 bb">${av('Priyantha Silva', 36)}${two('Priyantha Silva', 'Purchasing, Katunayake')}${ico('phone')}${ico('chat')}</div>${moments(5, 13)}`, 'flex:none')}
      ${panel('Quotation Q-1184', `<span class="xs fnt">valid to 30 Nov</span>`, `<div class="px16" style="padding-block:10px">${each(quote, ([a, n, p]) => sumline(`<span class="mut">${a}</span>`, lkr(n * p)))}<div class="hr" style="margin:6px 0"></div>${sumline('<span class="mut">Net</span>', lkr(quoteNet))}${sumline('<span class="mut">VAT 18%</span>', lkr(vat))}<div class="row between" style="margin-top:6px"><span class="b">Total</span><span class="lg ac">LKR ${lkr(quoteNet + vat)}</span></div></div><div class="row g8 px16 bt end" style="margin-top:auto;margin-left:0;height:48px"><span class="btn s">${icon('print', 14)}PDF</span><span class="btn s">${icon('chat', 14)}WhatsApp</span><span class="btn s pri end">Mark accepted</span></div>`, '', 'grow')}</div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 330, cy: 60, rings: 12, step: 22, seed: 3, opacity: 0.26 })}
    <div class="abs row g12 top" style="left:20px;right:20px;top:20px">${each(stages.slice(1, 3), (s) => `<div class="col g8 grow"><div class="row g8 md"><span class="dot" style="color:${s.tone};width:9px;height:9px"></span><span class="b">${s.name}</span></div><div class="bar" style="height:3px"><i style="width:100%;background:${s.tone}"></i></div>${each(s.deals, (d) => `<div class="panel" style="background:var(--panel-2);border-radius:10px;padding:10px 12px;gap:2px"><div class="md mut cut">${d[0]}</div><div class="lg nw">${lkr(d[2])}</div></div>`)}</div>`)}</div>
    <div class="abs panel lift" style="right:20px;bottom:12px;width:174px;padding:12px 14px;gap:4px"><div class="row between"><span class="mut">Open pipeline</span><span class="ac">${icon('up', 15)}</span></div><div class="xl nw">LKR ${mil(sum(open, total))}</div><div class="row" style="gap:3px;margin-top:5px">${each(open, (s) => `<i style="flex:${total(s)};height:6px;border-radius:3px;background:${s.tone}"></i>`)}</div></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 320, cy: 250, rings: 13, step: 22, seed: 3, opacity: 0.26 })}${paper(`<div class="row between"><b class="md">Quotation Q-1184</b>${chip('Accepted', 'ok')}</div><div class="sm mut" style="margin-bottom:8px">Monsoon Textiles, 23 Nov 2026</div>${each(quote, ([a, n, p]) => `<div class="row between bt" style="height:25px"><span>${n} × ${a.split(',')[0]}</span><span>${lkr(n * p)}</span></div>`)}<div class="bt" style="padding-top:5px">${sumline('<span class="mut">VAT 18%</span>', lkr(vat))}</div><div class="row between base"><b>Total</b><b class="md">LKR ${lkr(quoteNet + vat)}</b></div><div style="margin-top:10px">${signature('Priyantha Silva', 96)}</div>`, { left: 56, top: 16, width: 232, turn: -3 })}${done('Monsoon Textiles won', `LKR ${mil(quoteNet + vat)}, invoice next`)}`,
  details: [
    () =>
      `<div class="abs row g12 top" style="left:18px;right:18px;top:10px">${each(stages.slice(1, 3), (s) => column(s))}</div><div class="abs row between px16" style="left:0;right:0;bottom:0;height:38px;background:var(--panel);border-top:1px solid var(--line)"><span class="mut">Both stages</span><span class="md b">LKR ${lkr(total(stages[1]) + total(stages[2]))}</span></div>`,
    () => panel('Monsoon Textiles', seg(['All', 'Calls', 'Messages']), moments(5, 9.5)),
    () =>
      panel(
        'Quotation Q-1184',
        chip('Sent', 'ac', true),
        `${table(
          ['Item', '>Qty', '>Rate', '>LKR'],
          quote.map(([a, n, p]) => [a, n, lkr(p), lkr(n * p)]),
          { rh: 32 },
        )}<div class="bt px16" style="padding-block:8px;margin-top:auto">${sumline('<span class="mut">Net</span>', lkr(quoteNet))}${sumline('<span class="mut">VAT 18%</span>', lkr(vat))}<div class="row between" style="margin-top:4px"><span class="b md">Total</span><span class="lg ac">LKR ${lkr(quoteNet + vat)}</span></div></div>`,
      ),
    () => panel('Today', `<span class="sm fnt">Thu 19 Nov</span>${chip('4 to do', 'ac')}`, jobs(5, 45.5)),
    () =>
      panel(
        'Sales forecast',
        `<span class="xs mut row g6"><span class="dot ac"></span>Won</span><span class="xs mut row g6"><svg width="9" height="9"><rect width="9" height="9" rx="2" fill="var(--ac)" fill-opacity=".35"/></svg>Forecast</span>`,
        `<div class="row base g8 px16" style="padding-top:10px"><span class="xl">LKR ${mil((months[5][1] + months[5][2]) * 1e6)}</span><span class="sm mut">expected in November</span></div><div style="padding:2px 16px 8px 6px">${forecast(350, 176)}</div>`,
      ),
  ],
};
export default product;
