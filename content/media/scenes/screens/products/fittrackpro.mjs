/** FitTrackPro: class timetable, check-in, memberships, trainers and attendance. */
import {
  av,
  chip,
  contours,
  done,
  each,
  field,
  icon,
  lkr,
  panel,
  seg,
  shell,
  sum,
  table,
  tick,
  two,
} from '../kit/kit.mjs';

const days = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21'];
const hues = {
  Cycling: 'var(--ac)',
  Yoga: 'var(--sea)',
  Strength: 'var(--cop)',
  HIIT: 'var(--slate)',
  Aerobics: 'var(--och)',
};
/** [day, start hour, hours, class, trainer, booked, places] */
const classes = [
  [0, 6, 1, 'Cycling', 'Dilshan', 14, 16],
  [0, 17.5, 1, 'Strength', 'Ruwan', 11, 12],
  [0, 18.5, 1, 'Yoga', 'Meena', 9, 18],
  [0, 7, 1, 'Yoga', 'Meena', 6, 18],
  [2, 7, 1, 'Aerobics', 'Anusha', 11, 20],
  [1, 8, 1, 'Aerobics', 'Anusha', 9, 20],
  [4, 8, 1, 'Cycling', 'Dilshan', 7, 16],
  [1, 6, 1, 'Yoga', 'Meena', 12, 18],
  [1, 17.5, 1, 'HIIT', 'Sachini', 16, 16],
  [1, 18.5, 1, 'Cycling', 'Dilshan', 13, 16],
  [2, 6, 1, 'Cycling', 'Dilshan', 15, 16],
  [2, 17.5, 1, 'Strength', 'Ruwan', 10, 12],
  [2, 18.5, 1, 'Aerobics', 'Anusha', 17, 20],
  [3, 6, 1, 'HIIT', 'Sachini', 12, 16],
  [3, 7, 1, 'Yoga', 'Meena', 8, 18],
  [3, 17.5, 1, 'Cycling', 'Dilshan', 16, 16],
  [3, 18.5, 1, 'Strength', 'Ruwan', 9, 12],
  [4, 6, 1, 'Strength', 'Ruwan', 8, 12],
  [4, 17.5, 1, 'Aerobics', 'Anusha', 18, 20],
  [4, 18.5, 1, 'Yoga', 'Meena', 7, 18],
  [5, 7, 1, 'HIIT', 'Sachini', 15, 16],
  [5, 8, 1, 'Cycling', 'Dilshan', 16, 16],
  [5, 9, 1, 'Aerobics', 'Anusha', 20, 20],
];
const clock = (h) => `${String(Math.floor(h)).padStart(2, '0')}:${h % 1 ? '30' : '00'}`;
const slots = [6, 7, 8, 9, 17.5, 18.5];

const block = (
  [, , , name, who, n, places],
  h,
  pad = 7,
) => `<div class="col" style="height:${h}px;border-radius:7px;padding:${pad}px 9px;background:color-mix(in srgb, ${hues[name]} 13%, var(--panel));box-shadow:inset 3px 0 0 ${hues[name]};justify-content:space-between">
  <div class="row g6"><span class="b cut">${name}</span>${n === places ? '<span class="end xs bad m">Full</span>' : ''}</div><div class="row xs mut"><span class="cut">${who}</span><span class="end nw">${n}/${places}</span></div></div>`;
const grid = (
  from,
  to,
  rows,
  h,
  pad,
) => `<div style="display:grid;grid-template-columns:44px repeat(${to - from},1fr);gap:5px;padding:0 12px 10px 14px"><span></span>${each(days.slice(from, to), (d) => `<div class="sm c ${d === 'Thu 19' ? 'b ac' : 'mut'}" style="height:26px;line-height:26px">${d}</div>`)}
  ${each(
    rows,
    (t) =>
      `<div class="xs fnt" style="padding-top:2px">${clock(t)}</div>${each(days.slice(from, to), (_, k) => {
        const c = classes.find((x) => x[0] === k + from && x[1] === t);
        return c
          ? block(c, h, pad)
          : `<div style="height:${h}px;border-radius:7px;background:color-mix(in srgb, var(--panel-2) 55%, transparent)"></div>`;
      })}`,
  )}</div>`;

const arrivals = [
  ['Hiruni Abeysekara', 'Annual, all classes', '17:22', 'Active', 'ok'],
  ['Malith Senanayake', 'Monthly, gym floor', '17:19', '3 days left', 'warn'],
  ['Fathima Rizvi', 'Monthly, all classes', '17:16', 'Active', 'ok'],
  ['Arjun Selvarajah', 'Quarter, gym floor', '17:08', 'Dues 7,500', 'bad'],
  ['Chamara Rathnayake', 'Annual, all classes', '17:04', 'Active', 'ok'],
];
const member = (s = 52) =>
  `<div class="row g12">${av('Hiruni Abeysekara', s)}<div class="col grow g2"><div class="row g8"><span class="lg nw" style="font-size:16px">Hiruni Abeysekara</span></div><div class="sm mut">FT-2081, Annual, all classes</div></div></div>`;
const renewals = [
  ['Malith Senanayake', 'Monthly', '22 Nov', 6500, 'Due in 3 days', 'warn'],
  ['Arjun Selvarajah', 'Quarter', '14 Nov', 7500, '5 days late', 'bad'],
  ['Ishara Gunawardena', 'Monthly', '24 Nov', 6500, 'Due in 5 days', 'warn'],
  ['Piumi Karunaratne', 'Annual', '28 Nov', 58000, 'Reminder sent', 'ac'],
  ['Dineth Alwis', 'Couple, month', '30 Nov', 11000, 'Card on file', 'ok'],
];
const dues = sum(renewals, (r) => r[3]);

const plan = [
  ['Goblet squat', '4 × 10', '20 kg', 1],
  ['Romanian deadlift', '3 × 8', '50 kg', 1],
  ['Seated row', '3 × 12', '35 kg', 1],
  ['Farmer’s walk', '4 × 30 m', '2 × 16 kg', 0],
  ['Plank', '3 × 45 s', 'body', 0],
];
const hours = Array.from({ length: 16 }, (_, k) => k + 5);
const heat = [
  [9, 34, 41, 28, 12, 8, 5, 6, 5, 7, 11, 18, 44, 58, 39, 14],
  [8, 31, 38, 25, 13, 9, 6, 7, 6, 8, 10, 17, 47, 61, 42, 15],
  [10, 36, 40, 27, 11, 8, 6, 5, 4, 6, 12, 19, 45, 57, 37, 13],
  [9, 33, 42, 26, 12, 7, 5, 6, 5, 7, 11, 20, 49, 63, 40, 16],
  [7, 28, 35, 22, 10, 7, 6, 5, 4, 6, 9, 16, 38, 44, 26, 9],
  [4, 14, 32, 46, 43, 28, 19, 12, 8, 9, 11, 14, 22, 24, 15, 6],
];
const heatMap = (cell, gap = 3) =>
  `<div style="display:grid;grid-template-columns:34px repeat(${hours.length},1fr);gap:${gap}px">${each(heat, (r, d) => `<div class="xs mut" style="line-height:${cell}px">${days[d].slice(0, 3)}</div>${each(r, (n) => `<div class="c" style="height:${cell}px;line-height:${cell}px;border-radius:4px;font-size:10px;background:color-mix(in srgb, var(--ac) ${Math.round(7 + (n / 63) * 93)}%, var(--panel));color:${n > 40 ? 'var(--ac-ink)' : 'transparent'};font-weight:600">${n}</div>`)}`)}<span></span>${each(hours, (h) => `<div class="c fnt" style="font-size:10.5px">${h}</div>`)}</div>`;
const peak = Math.max(...heat.flat());

const product = {
  slug: 'fittrackpro',
  name: 'FitTrackPro',
  mark: 'gym',
  mode: 'light',
  colours: {
    bg: '#f7f2e9',
    side: '#fbfaf7',
    panel: '#fffdfa',
    'panel-2': '#f6f0e5',
    ac: '#f2a03a',
    'ac-t': '#9a5a08',
    'ac-ink': '#2b1802',
    sea: '#23927f',
    cop: '#c4633a',
    slate: '#3f7391',
    och: '#b08a1e',
  },
  screen: () =>
    shell({
      shape: 'top',
      product,
      on: 1,
      user: ['Sachini de Silva', 'Front desk, Nugegoda'],
      nav: [
        ['', 'Desk'],
        ['', 'Timetable'],
        ['', 'Members'],
        ['', 'Renewals'],
        ['', 'Trainers'],
        ['', 'Reports'],
      ],
      tools: field('<span class="fnt">Member, card or phone</span>', { lead: 'search', style: 'width:190px' }),
      body: `<div class="col g16 grow">${panel('Class timetable', `${seg(['Day', 'Week', 'Month'], 1)}<span class="btn s">${icon('plus', 14)}Class</span>`, `<div style="padding-top:6px">${grid(0, 6, slots, 52)}</div>`, 'flex:none')}
      <div class="row g16 stretch grow" style="min-height:0">${panel('Attendance by hour', `<span class="sm mut">last week, ${lkr(sum(heat.flat()))} visits</span>`, `<div style="padding:12px 16px 0">${heatMap(16, 3)}</div>`, 'flex:1')}
      </div></div>
      <div class="col g16" style="width:344px;flex:none"><section class="panel rel" style="flex:none">${contours({ w: 344, h: 230, cx: 344, cy: 84, rings: 3, step: 12, seed: 1, opacity: 0.5 })}<div class="p16 rel col g12"><div class="row"><span class="b">Check-in</span><span class="end sm fnt">Thu 19 Nov, 17:22</span></div>${member()}<div class="row g8">${chip('Active to 4 Mar 2027', 'ok', true)}${chip('Cycling 17:30 booked', 'ac')}</div><div class="row g8"><span class="btn pri big grow">${icon('check', 17)}Let in</span><span class="btn big">Guest</span></div></div></section>
      ${panel(
        'Just arrived',
        '<span class="sm fnt">47 inside</span>',
        each(
          arrivals.slice(1),
          (a, k) =>
            `<div class="row g12 px16 ${k ? 'bt' : ''}" style="height:48px">${av(a[0], 28)}${two(a[0], a[1])}${chip(a[3], a[4])}</div>`,
        ),
        'flex:none',
      )}
      ${panel(
        'Renewals due by 24 Nov',
        `<span class="sm b">LKR ${lkr(sum(renewals.slice(0, 3), (r) => r[3]))}</span>`,
        each(
          renewals.slice(0, 3),
          (r, k) =>
            `<div class="row px16 ${k ? 'bt' : ''}" style="flex:1"><span class="m">${r[0]}</span><span class="end mut">LKR ${lkr(r[3])}</span></div>`,
        ),
        'flex:1;min-height:0',
      )}</div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 40, cy: 280, rings: 12, step: 22, seed: 4, opacity: 0.42 })}
    <div class="abs panel lift" style="left:20px;right:-40px;top:16px;height:208px"><header class="ph"><h3>Thursday 19 November</h3></header><div class="pb" data-bleed style="padding:9px 14px;gap:6px">${each(
      classes.filter((c) => c[0] === 3),
      (c) =>
        `<div class="row g12"><span class="sm mut" style="width:36px">${clock(c[1])}</span><div class="row grow g8" style="height:33px;border-radius:7px;padding:0 60px 0 12px;background:color-mix(in srgb, ${hues[c[3]]} 15%, var(--panel));box-shadow:inset 3px 0 0 ${hues[c[3]]}"><span class="b md">${c[3]}</span><span class="mut">${c[4]}</span><span class="end md m ${c[5] === c[6] ? 'bad' : ''}">${c[5]}/${c[6]}</span></div></div>`,
    )}</div></div>
    <div class="abs panel lift p12" style="right:20px;bottom:15px;width:238px;gap:8px"><div class="row g12">${av('Hiruni Abeysekara', 40)}<div class="col"><span class="b md nw">Hiruni Abeysekara</span><span class="sm ok row g6"><span class="dot"></span>Active, checked in 17:22</span></div></div></div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 330, cy: 270, rings: 13, step: 22, seed: 4, opacity: 0.26 })}<div class="lay" style="left:50px;top:16px;width:146px;rotate:-4deg"><div class="col" style="height:292px;padding:18px 16px;border-radius:24px;background:#16120b;color:#fbf6ec;--muted:#cbbfa9;border:3px solid #2c2417"><span class="sm mut">FitTrackPro pass</span><span class="lg" style="margin-top:4px">Malith Senanayake</span><div style="margin:16px auto 14px;padding:9px;border-radius:12px;background:#fbf6ec;color:#16120b">${icon('qr', 84)}</div><span class="sm mut">Renewed to</span><span class="lg nw" style="color:var(--ac)">22 Dec 2026</span></div></div><div class="abs panel lift p12" style="right:24px;top:64px;width:158px;gap:2px"><span class="sm mut">Monthly, gym floor</span><span class="xl">LKR ${lkr(renewals[0][3])}</span><span class="sm ok row g6"><span class="dot"></span>Paid by card</span></div>${done('Checked in, 17:19', '48 inside now', 'top:172px')}`,
  details: [
    () =>
      panel(
        'Class timetable',
        seg(['Day', 'Week'], 1),
        `<div style="padding-top:4px">${grid(3, 6, [6, 7, 17.5, 18.5], 42, 4)}</div>`,
      ),
    () =>
      panel(
        'Check-in',
        '<span class="sm fnt">Thu 19 Nov, 17:22</span>',
        `${contours({ w: 372, h: 272, cx: 372, cy: 80, rings: 3, step: 12, seed: 1, opacity: 0.5 })}<div class="col rel grow" style="padding:13px 16px;gap:11px">${member(48)}<div class="row g8">${chip('Active to 4 Mar 2027', 'ok', true)}${chip('Cycling 17:30 booked', 'ac')}</div><div class="well row" style="padding:10px 14px">${each(
          [
            ['Visits this month', '11'],
            ['Last visit', 'Tue 17'],
            ['Dues', 'None'],
          ],
          ([a, b]) => `<div class="grow"><div class="xs fnt">${a}</div><div class="b md">${b}</div></div>`,
        )}</div><div class="row g8" style="margin-top:auto"><span class="btn pri big grow">${icon('check', 17)}Let in</span><span class="btn big">Guest pass</span></div></div>`,
        '',
        'rel',
      ),
    () =>
      panel(
        'Renewals',
        '<span class="sm fnt">to 30 Nov</span>',
        `${table(
          ['Member', 'Ends', 'Status', '>LKR'],
          renewals.map((r) => [`<span class="m">${r[0]}</span>`, r[2], chip(r[4], r[5]), lkr(r[3])]),
          { rh: 33, foot: ['Dues expected', '', '', lkr(dues)] },
        )}`,
      ),
    () =>
      panel(
        'Training plan',
        chip('Week 3 of 8', 'ac'),
        `<div class="row g12 px16 bb" style="height:52px">${av('Piumi Karunaratne', 32)}${two('Piumi Karunaratne', 'Thu 19 Nov, 18:00 with Ruwan Bandara')}</div>${each(plan, ([a, b, c, on], k) => `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1">${tick(on)}<span class="m grow">${a}</span><span class="mut nw" style="width:72px">${b}</span><span class="nw r" style="width:60px">${c}</span></div>`)}`,
      ),
    () =>
      panel(
        'Attendance by hour',
        '<span class="sm fnt">9 to 14 Nov</span>',
        `<div class="row base g8 px16" style="padding-top:12px"><span class="xl">${peak}</span><span class="mut">in the gym at the peak, Thu 18:00</span></div><div style="padding:12px 14px 0">${heatMap(22, 3)}</div>`,
      ),
  ],
};
export default product;
