/** PeopleNest: payroll run, leave calendar, employee file, attendance and the payslip. */
import {
  av,
  cents,
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
  shell,
  sum,
  sumline,
  table,
  two,
} from '../kit/kit.mjs';

/** [name, role, basic LKR, overtime hours] */
const staff = [
  ['Ruwan Bandara', 'Operations manager', 142_000, 0],
  ['Nimali Perera', 'Accountant', 118_000, 0],
  ['Dilshan Wickrama', 'Store supervisor', 84_000, 12],
  ['Tharushi Jayasinghe', 'HR executive', 92_000, 0],
  ['Arjun Selvarajah', 'Technician', 76_000, 18],
  ['Fathima Rizvi', 'Customer care', 64_000, 8],
  ['Chamara Rathnayake', 'Driver', 58_000, 22],
  ['Hiruni Abeysekara', 'Designer', 88_000, 0],
];
/** Monthly pay in whole rupees: EPF 8% from the employee, 12% from the employer, ETF 3% from the employer; overtime at 1.5 of basic / 200 and outside EPF. */
const pay = ([name, role, basic, hours]) => {
  const overtime = Math.round((basic / 200) * 1.5 * hours);
  const epf8 = Math.round(basic * 0.08);
  return {
    name,
    role,
    basic,
    hours,
    overtime,
    gross: basic + overtime,
    epf8,
    net: basic + overtime - epf8,
    epf12: Math.round(basic * 0.12),
    etf3: Math.round(basic * 0.03),
  };
};
const run = staff.map(pay);
const all = (key, list = run) => sum(list, (p) => p[key]);
/** People without overtime: their net pay is basic less EPF, as a reader can check at a glance. */
const office = run.filter((p) => !p.hours);
const cols = ['basic', 'overtime', 'epf8', 'net', 'epf12', 'etf3'];
const zero = (n) => (n ? lkr(n) : '<span class="fnt">0</span>');
const payroll = (list, rh) =>
  table(
    ['Employee', '>Basic', '>Overtime', '>EPF 8%', '>Net pay', '>EPF 12%', '>ETF 3%'],
    list.map((p) => [
      `<span class="row g8">${av(p.name, 24)}<span class="m">${p.name}</span><span class="fnt sm">${p.role}</span></span>`,
      lkr(p.basic),
      zero(p.overtime),
      `−${lkr(p.epf8)}`,
      `<b>${lkr(p.net)}</b>`,
      `<span class="mut">${lkr(p.epf12)}</span>`,
      `<span class="mut">${lkr(p.etf3)}</span>`,
    ]),
    { rh, foot: [`${list.length} employees`, ...cols.map((c) => (c === 'epf8' ? '−' : '') + lkr(all(c, list)))] },
  );

/** Leave in November: [employee, first day, last day, kind] */
const kinds = { Annual: 'var(--ac)', Casual: 'var(--cool)', Medical: 'var(--cop)' };
const leave = [
  [1, 5, 6, 'Annual'],
  [2, 26, 27, 'Casual'],
  [3, 23, 27, 'Annual'],
  [4, 12, 12, 'Medical'],
  [5, 26, 30, 'Annual'],
  [7, 16, 18, 'Annual'],
  [0, 20, 20, 'Medical'],
  [6, 9, 10, 'Medical'],
];
const weekend = (d) => [0, 6].includes((d - 1) % 7); // 1 November 2026 is a Sunday
const month = (from, to, rows, h, name = 96) =>
  `<div style="display:grid;grid-template-columns:${name}px repeat(${to - from + 1},1fr);row-gap:0;padding:0 14px 0 16px"><span></span>${each(
    Array.from({ length: to - from + 1 }, (_, k) => k + from),
    (d) =>
      `<div class="c xs ${d === 19 ? 'b ac' : d === 24 ? 'b warn' : 'fnt'}" style="height:26px;line-height:26px">${d}</div>`,
  )}${each(
    rows,
    (r) =>
      `<div class="sm m cut bt" style="line-height:${h}px">${staff[r][0].replace(/ (.).*/, ' $1.')}</div>${each(
        Array.from({ length: to - from + 1 }, (_, k) => k + from),
        (d) => {
          const l = leave.find((x) => x[0] === r && x[1] <= d && d <= x[2]);
          const a = l && (l[1] === d || d === from);
          const z = l && (l[2] === d || d === to);
          return `<div class="bt" style="height:${h}px;padding:${h * 0.2}px ${z ? 1.5 : 0}px ${h * 0.2}px ${a ? 1.5 : 0}px;background:${d === 24 ? 'color-mix(in srgb, var(--warn) 10%, transparent)' : weekend(d) ? 'color-mix(in srgb, var(--text) 3.5%, transparent)' : 'none'}">${l ? `<div style="height:100%;background:${kinds[l[3]]};border-radius:${a ? 5 : 0}px ${z ? 5 : 0}px ${z ? 5 : 0}px ${a ? 5 : 0}px"></div>` : ''}</div>`;
        },
      )}`,
  )}</div>`;
const legend = each(
  Object.entries(kinds),
  ([k, c]) => `<span class="row g6 sm mut"><span class="dot" style="color:${c};border-radius:2px"></span>${k}</span>`,
);

const slip = run[2];
const steps = [
  ['Attendance', 1],
  ['Leave and overtime', 1],
  ['Review', 2],
  ['Approve', 0],
  ['Bank file', 0],
];
/** Clock times in minutes after midnight; overtime counts whole half hours after 17:00. */
const hm = (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
const times = [
  ['Mon 16', 504, 1025],
  ['Tue 17', 511, 1176],
  ['Wed 18', 500, 1142],
  ['Thu 19', 507, null],
];
const extra = (out) => (out == null ? 0 : Math.floor((out - 1020) / 30) / 2);
const worked = sum(times, ([, a, b]) => (b ?? a) - a);

const product = {
  slug: 'peoplenest',
  name: 'PeopleNest',
  mark: 'users',
  mode: 'light',
  colours: {
    bg: '#f5efe3',
    side: '#efe7d7',
    panel: '#fffdf9',
    'panel-2': '#f7f1e6',
    ac: '#b5862f',
    'ac-t': '#80590f',
    'ac-ink': '#1f1503',
    cop: '#bd6b45',
    cool: '#3f8f88',
  },
  screen: () =>
    shell({
      shape: 'side',
      product,
      on: 3,
      title: 'Payroll',
      sub: 'November 2026',
      user: ['Tharushi Jayasinghe', 'HR executive'],
      nav: [
        ['home', 'Overview'],
        ['users', 'People', '8'],
        ['clock', 'Attendance'],
        ['cash', 'Payroll'],
        ['cal', 'Leave', '2'],
        ['file', 'Payslips'],
        ['gear', 'Settings'],
      ],
      foot: contours({ w: 188, h: 750, cx: 150, cy: 690, rings: 12, step: 18, seed: 6, opacity: 0.3 }),
      tools: `${field('<span class="fnt">Search people</span>', { lead: 'search', style: 'width:170px' })}<span class="btn pri">Approve run${icon('arrow', 15)}</span>`,
      body: `<div class="col g16 grow"><div class="row g16 stretch" style="flex:none"><section class="panel kpis grow" style="flex-direction:row">${kpi('Gross pay', `LKR ${lkr(all('gross'))}`, `${run.length} employees`)}${kpi('Net to bank', `LKR ${lkr(all('net'))}`, 'on Wed 25 Nov')}${kpi('EPF to remit, 8 + 12%', `LKR ${lkr(all('epf8') + all('epf12'))}`, 'by 31 Dec')}${kpi('ETF, 3%', `LKR ${lkr(all('etf3'))}`, 'by 31 Dec')}</section></div>
      ${panel('Payroll run', `<div class="row g8">${each(steps, ([s, on], k) => `${k ? `<i style="width:14px;height:1px;background:var(--line-2)"></i>` : ''}<span class="row g6 sm ${on === 2 ? 'b' : 'mut'}"><span class="tick ${on === 1 ? 'on' : ''}" style="border-radius:50%;${on === 2 ? 'border-color:var(--ac);border-width:4px' : ''}">${on === 1 ? icon('check', 11) : ''}</span>${s}</span>`)}</div>`, payroll(run, 31), 'flex:none')}
      ${panel('Leave in November', legend, `<div style="padding-top:2px">${month(1, 30, [6, 7, 3, 2, 5], 20)}</div>`, 'flex:1;min-height:0')}</div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 350, cy: 30, rings: 13, step: 22, seed: 6, opacity: 0.42 })}
    <div class="abs panel lift" style="left:20px;right:20px;top:20px">${table(
      ['Employee', '>Basic', '>EPF 8%', '>Net pay'],
      office.map((p) => [
        `<span class="row g8">${av(p.name, 28)}<span class="m md">${p.name.split(' ')[0]}</span></span>`,
        `<span class="md">${lkr(p.basic)}</span>`,
        `<span class="md mut">−${lkr(p.epf8)}</span>`,
        `<b class="md">${lkr(p.net)}</b>`,
      ]),
      { rh: 40 },
    )}</div>
    <div class="abs panel lift p12" style="left:34px;bottom:14px;width:220px;gap:1px"><span class="sm mut">Net pay, office staff</span><span class="xl nw">LKR ${lkr(all('net', office))}</span></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 330, cy: 70, rings: 13, step: 22, seed: 2, opacity: 0.26 })}${paper(`<div class="row between"><b class="md">Payslip</b><span class="sm mut">November 2026</span></div><div class="row g8" style="margin:8px 0 9px">${av(slip.name, 28)}<div><div class="m">${slip.name}</div><div class="xs fnt">${slip.role}</div></div></div><div class="bt" style="padding-block:5px">${sumline('<span class="mut">Basic salary</span>', lkr(slip.basic))}${sumline(`<span class="mut">Overtime, ${slip.hours} h</span>`, lkr(slip.overtime))}${sumline('<span class="mut">EPF, employee 8%</span>', `−${lkr(slip.epf8)}`)}</div><div class="row between base bt" style="padding-top:7px"><b>Net pay</b><span class="xl">LKR ${lkr(slip.net)}</span></div><div style="height:26px"></div>`, { left: 54, top: 18, width: 226, turn: -3 })}${done(`${run.length} payslips sent`, `LKR ${lkr(all('net'))} to the bank`)}`,
  details: [
    () =>
      panel(
        'Payroll run',
        '<span class="sm fnt">Office staff, LKR</span>',
        `<div style="font-stretch:93%">${table(
          ['Employee', '>Basic', '>EPF 8%', '>Net pay', '>EPF 12%', '>ETF 3%'],
          office.map((p) => [
            `<span class="m">${p.name.split(' ')[0]}</span>`,
            lkr(p.basic),
            `−${lkr(p.epf8)}`,
            `<b>${lkr(p.net)}</b>`,
            `<span class="mut">${lkr(p.epf12)}</span>`,
            `<span class="mut">${lkr(p.etf3)}</span>`,
          ]),
          {
            rh: 39.5,
            foot: [
              'Sum',
              ...['basic', 'epf8', 'net', 'epf12', 'etf3'].map((c) => (c === 'epf8' ? '−' : '') + lkr(all(c, office))),
            ],
          },
        )}</div>`,
      ),
    () =>
      panel(
        'Leave',
        legend,
        `${month(16, 30, [7, 2, 3, 0, 5], 33, 76)}<div class="row g8 px16 bt sm" style="margin-top:auto;height:36px"><span class="warn row g6"><span class="dot"></span>24 Nov, Poya day</span><span class="mut end">2 requests waiting</span></div>`,
      ),
    () =>
      panel(
        'Employee file',
        chip('Confirmed', 'ok', true),
        `<div class="row g12 px16 bb" style="height:54px">${av('Arjun Selvarajah', 40)}<div class="col grow"><span class="lg" style="font-size:15px">Arjun Selvarajah</span><span class="sm fnt">Technician, Jaffna branch</span></div><span class="sm mut">E-0114</span></div><div style="display:grid;grid-template-columns:1fr 1fr;gap:6px 16px;padding:8px 16px">${each(
          [
            ['Joined', '3 June 2024'],
            ['EPF number', '114'],
            ['Reports to', 'Ruwan Bandara'],
            ['Leave left', '6 annual, 3 casual'],
          ],
          ([a, b]) => `<div><div class="xs fnt">${a}</div><div class="m">${b}</div></div>`,
        )}</div>${each(
          [
            ['Appointment letter', 'Signed 3 Jun 2024'],
            ['Electrical safety certificate', 'Renew by 12 Jan 2027'],
          ],
          ([a, b], k) =>
            `<div class="row g12 px16 bt" style="flex:1">${ico('file', k ? 'warn' : '', 15)}${two(a, b)}${icon('save', 15)}</div>`,
        )}`,
      ),
    () =>
      panel(
        'Dilshan Wickrama',
        '<span class="sm fnt">16 to 19 Nov</span>',
        `<div class="row bb">${each(
          [
            ['Worked', `${Math.floor(worked / 60)} h ${worked % 60} min`],
            ['Overtime', `${sum(times, (t) => extra(t[2]))} h`],
            ['Late', `${times.filter((t) => t[1] > 510).length} day`],
          ],
          ([a, b], k) =>
            `<div class="grow px16" style="padding-block:9px;${k ? 'border-left:1px solid var(--line)' : ''}"><div class="xs fnt">${a}</div><div class="lg nw">${b}</div></div>`,
        )}</div>${each(times, ([d, a, b], k) => {
          const x = (m) => ((m - 480) / 720) * 100;
          const end = b ?? 870;
          return `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1"><span class="sm mut" style="width:46px">${d}</span><div class="col grow g4"><div class="rel" style="height:8px;border-radius:4px;background:var(--panel-2)"><i class="abs" style="left:${x(a)}%;width:${x(Math.min(end, 1020)) - x(a)}%;height:8px;border-radius:4px 0 0 4px;background:var(--ac)"></i>${extra(b) ? `<i class="abs" style="left:${x(1020)}%;width:${x(end) - x(1020)}%;height:8px;border-radius:0 4px 4px 0;background:var(--cop)"></i>` : ''}</div><span class="xs ${a > 510 ? 'bad' : 'fnt'}">${b ? `${hm(a)} to ${hm(b)}` : `in since ${hm(a)}`}</span></div><span class="sm m r" style="width:44px">${extra(b) ? `+${extra(b)} h` : ''}</span></div>`;
        })}`,
      ),
    () =>
      panel(
        'Payslip, November 2026',
        icon('print', 16),
        `<div class="row g12 px16" style="height:46px">${av(slip.name, 30)}${two(slip.name, `${slip.role}, EPF no. 087`)}</div><div class="px16 bt" style="padding-block:7px">${sumline('<span class="mut">Basic salary</span>', cents(slip.basic))}${sumline(`<span class="mut">Overtime, ${slip.hours} h</span>`, cents(slip.overtime))}${sumline('<span class="mut">EPF, employee 8%</span>', `−${cents(slip.epf8)}`)}</div><div class="row px16 between" style="background:color-mix(in srgb, var(--ac) 13%, transparent);height:44px"><span class="b">Net pay</span><span class="lg">LKR ${cents(slip.net)}</span></div><div class="px16" style="padding-block:7px">${sumline('<span class="mut">EPF, employer 12%</span>', cents(slip.epf12))}${sumline('<span class="mut">ETF, employer 3%</span>', cents(slip.etf3))}</div>`,
      ),
  ],
};
export default product;
