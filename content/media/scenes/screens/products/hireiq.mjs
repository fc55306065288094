/** HireIQ: ranked CVs, reasons for a score, hiring stages, interviews and the talent pool. */
import {
  av,
  bar,
  chip,
  contours,
  done,
  each,
  field,
  icon,
  panel,
  paper,
  seg,
  shell,
  signature,
  sum,
  two,
} from '../kit/kit.mjs';

/** Criteria for the vacancy with their weights; a score is the weighted share of what a CV shows. */
const criteria = [
  ['TypeScript and React, 3 years', 25],
  ['Node and SQL back ends', 20],
  ['Automated tests in past work', 15],
  ['Degree or NVQ 6 in computing', 15],
  ['Led a team of two or more', 15],
  ['Speaks Tamil', 10],
];
/** [name, from, experience, share of each criterion met] */
const people = [
  ['Tharushi Jayasinghe', 'Maharagama', '5 years', [1, 1, 1, 1, 0.6, 0], ['React', 'SQL', 'Testing']],
  ['Arjun Selvarajah', 'Jaffna', '6 years', [1, 0.8, 0.6, 1, 0.4, 1], ['React', 'Tamil']],
  ['Kavindu Herath', 'Kurunegala', '4 years', [1, 1, 0.5, 1, 0.4, 0], ['Node', 'React']],
  ['Meena Sivakumar', 'Batticaloa', '4 years', [0.9, 0.7, 1, 1, 0, 1], ['Testing', 'Tamil']],
  ['Dilki Samaraweera', 'Galle', '3 years', [1, 0.5, 0.8, 1, 0, 0], ['React', 'Testing']],
  ['Imran Farook', 'Kandy', '7 years', [0.4, 1, 0.5, 0.5, 1, 1], ['Node', 'Team lead']],
  ['Sahan Liyanage', 'Negombo', '2 years', [0.7, 0.5, 0.3, 1, 0, 0], ['React', 'Degree']],
  ['Oshadi Ranatunga', 'Matara', '3 years', [0.6, 0.4, 0.2, 1, 0.3, 0], ['Degree']],
]
  .map(([name, town, years, met, tags]) => ({
    name,
    town,
    years,
    met,
    tags,
    score: Math.round(sum(criteria.map(([, weight], k) => weight * met[k]))),
  }))
  .sort((a, b) => b.score - a.score);
const first = people[0];

const dial = (score, size = 40, w = 3.5) => {
  const r = size / 2 - w;
  const c = 2 * Math.PI * r;
  const tone = score >= 80 ? 'var(--ac)' : score >= 65 ? 'var(--amb)' : 'var(--faint)';
  return `<span class="rel" style="width:${size}px;height:${size}px;flex:none;display:grid;place-items:center"><svg class="abs" width="${size}" height="${size}" fill="none" stroke-width="${w}"><circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="var(--line)"/><circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="${tone}" stroke-linecap="round" stroke-dasharray="${(c * score) / 100} ${c}" transform="rotate(-90 ${size / 2} ${size / 2})"/></svg><b style="font-size:${size * 0.34}px;font-weight:600">${score}</b></span>`;
};
const ranked = (n, h, extra = true, on = 0) =>
  each(
    people.slice(0, n),
    (p, k) =>
      `<div class="row g12 px16 ${k ? 'bt' : ''}" style="height:${h}px;${k === on ? 'background:color-mix(in srgb, var(--ac) 9%, transparent);box-shadow:inset 2px 0 0 var(--ac)' : ''}"><span class="fnt sm" style="width:14px">${k + 1}</span>${av(p.name, 30)}${two(p.name, `${p.town}, ${p.years}`)}${extra ? `<div class="row g4">${each(p.tags, (t) => chip(t))}</div>` : ''}${dial(p.score, Math.min(40, h - 10))}</div>`,
  );

const verdict = (m) =>
  m >= 0.95 ? ['check', 'ok', 'Matched'] : m >= 0.45 ? ['minus', 'warn', 'In part'] : ['x', 'bad', 'Missing'];
const proof = [
  '“Rebuilt the booking portal in React”, p. 1',
  '“Owned the PostgreSQL reporting service”, p. 1',
  '“Raised test coverage from 20 to 78%”, p. 2',
  'BSc Computer Science, 2021, p. 2',
  'Mentored two interns, p. 2',
  'Not found in the CV',
];
const why = (person, gap, withProof = true) =>
  each(criteria, ([label, weight], k) => {
    const [glyph, tone] = verdict(person.met[k]);
    return `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1;min-height:${gap}px"><span class="ico t-${tone}" style="width:22px;height:22px;border-radius:50%">${icon(glyph, 13)}</span>${withProof ? two(label, proof[k]) : `<span class="m grow cut">${label}</span>`}<span class="nw r"><span class="b">${Math.round(weight * person.met[k] * 10) / 10}</span><span class="fnt sm"> / ${weight}</span></span></div>`;
  });

const stages = [
  ['New', 42, ['Sahan Liyanage', 'Oshadi Ranatunga', 'Dilki Samaraweera']],
  ['Screened', 14, ['Imran Farook', 'Kavindu Herath']],
  ['Interview', 5, ['Tharushi Jayasinghe', 'Arjun Selvarajah', 'Meena Sivakumar']],
  ['Offer', 1, ['Nadeesha Peiris']],
];
const score = (n) => people.find((p) => p.name === n)?.score ?? 91;
const cardOf = (n, note) =>
  `<div class="panel" style="background:var(--panel-2);border-radius:9px;padding:8px 9px;gap:6px"><div class="row g6">${av(n, 20)}<span class="m cut sm">${n.replace(/ (.).*/, ' $1.')}</span></div><div class="row xs fnt"><span class="cut">${note}</span><b class="end sm" style="color:var(--text)">${score(n)}</b></div></div>`;
const notes = {
  'Tharushi Jayasinghe': 'Wed 25, 10:00',
  'Arjun Selvarajah': 'Mon 23, 14:00',
  'Meena Sivakumar': 'To arrange',
  'Nadeesha Peiris': 'Sent Wed 18',
  'Imran Farook': 'Call done',
  'Kavindu Herath': 'Call today',
};

const week = [
  ['Mon', 23],
  ['Tue', 24],
  ['Wed', 25],
  ['Thu', 26],
  ['Fri', 27],
];
/** [weekday, start hour, hours, who, stage] */
const meets = [
  [0, 9, 1, 'Kavindu', 'Screening', 'cool'],
  [0, 14, 1.5, 'Arjun', 'Technical', 'ac'],
  [2, 10, 1.5, 'Tharushi', 'Panel', 'amb'],
  [2, 14, 1, 'Meena', 'Screening', 'cool'],
  [3, 11, 1.5, 'Meena', 'Technical', 'ac'],
  [4, 9.5, 1, 'Imran', 'Screening', 'cool'],
  [4, 13.5, 1.5, 'Arjun', 'Panel', 'amb'],
];
const calendar = (
  px,
  from = 9,
  to = 16,
) => `<div style="display:grid;grid-template-columns:34px repeat(5,1fr);position:relative;padding:0 10px 0 12px"><span></span>${each(week, ([d, n]) => `<div class="c sm mut" style="height:26px;line-height:26px">${d} <span class="${n === 24 ? 'warn' : ''}">${n}</span></div>`)}<div class="xs fnt">${each(
  Array.from({ length: to - from }, (_, k) => k + from),
  (h) => `<div style="height:${px}px;margin-top:0;transform:translateY(-6px)">${h}:00</div>`,
)}</div>
  ${each(
    week,
    (_, d) =>
      `<div class="rel" style="height:${px * (to - from)}px;border-left:1px solid var(--line);background:repeating-linear-gradient(var(--line) 0 1px, transparent 1px ${px}px)">${d === 1 ? `<div class="abs xs warn c" style="inset:3px;border-radius:6px;background:color-mix(in srgb, var(--warn) 8%, transparent);padding-top:10px">Poya<br>holiday</div>` : ''}${each(
        meets.filter((m) => m[0] === d),
        (m) =>
          `<div class="abs col nar" style="left:3px;right:3px;top:${(m[1] - from) * px + 2}px;height:${m[2] * px - 3}px;border-radius:6px;padding:${m[2] > 1 ? 5 : 6}px 6px;background:color-mix(in srgb, var(--${m[5]}) 22%, var(--panel));box-shadow:inset 2px 0 0 var(--${m[5]})"><span class="m sm cut" style="line-height:1.2">${m[3]}</span>${m[2] * px > 30 ? `<span class="xs mut cut" style="line-height:1.25">${m[4]}</span>` : ''}</div>`,
      )}</div>`,
  )}</div>`;

const pool = [
  ['Meena Sivakumar', 'Web developer, Batticaloa', ['React', 'Testing', 'Tamil'], 'Applied Mar 2026'],
  ['Roshan Pathirana', 'Front-end engineer, Gampaha', ['React', 'Tamil'], 'Silver medal, Jul 2026'],
  ['Anusha Nadarajah', 'QA engineer, Vavuniya', ['Testing', 'Tamil'], 'Referred, Sep 2026'],
];

const product = {
  slug: 'hireiq',
  name: 'HireIQ',
  mark: 'spark',
  mode: 'dark',
  colours: {
    bg: '#0b1320',
    side: '#080e18',
    panel: '#121d2d',
    'panel-2': '#19273a',
    ac: '#6fb3d9',
    'ac-t': '#93cbea',
    'ac-ink': '#071a28',
    amb: '#ffc069',
  },
  screen: () =>
    shell({
      shape: 'rail',
      product,
      on: 1,
      title: 'Software engineer, Colombo',
      sub: 'Vacancy SE-26-11',
      user: ['Piumi Karunaratne', 'Talent, hybrid team'],
      nav: [['home'], ['list'], ['board'], ['cal'], ['users'], ['chart'], ['gear']],
      tools: `${field('<span class="fnt">Search CVs</span>', { lead: 'search', style: 'width:170px' })}<span class="btn pri">${icon('up', 15)}Add CVs</span>`,
      body: `<div class="col g16 grow"><section class="panel" style="flex:none;flex-direction:row">${each([...stages.map((s) => [s[0], s[1]])], ([a, n], k) => `<div class="grow px16" style="padding-block:12px;${k ? 'border-left:1px solid var(--line)' : ''}"><div class="row base g8"><span class="xl">${n}</span><span class="mut">${a}</span></div>${bar(n / 42, 'var(--ac)', 'margin-top:8px;height:3px')}</div>`)}</section>
      ${panel('Ranked CVs', `${seg(['By match', 'Newest'])}<span class="btn s">${icon('filter', 14)}62 CVs</span>`, ranked(8, 65.3), 'flex:1')}</div>
      <div class="col g16" style="width:440px;flex:none">
      <section class="panel" style="flex:1;min-height:0"><div class="row g16 p16 bb rel">${contours({ w: 440, h: 104, cx: 425, cy: 30, rings: 6, step: 15, seed: 5, opacity: 0.2 })}${dial(first.score, 72, 5)}<div class="col grow g2"><div class="lg">${first.name}</div><div class="mut">${first.town}, ${first.years}, free from 4 January</div><div class="row g6" style="margin-top:6px">${chip('CV, 2 pages', 'mute')}${chip('Interview Wed 25', 'ac')}</div></div></div><div class="row px16 bb" style="height:38px"><span class="b">Why ${first.score}</span><span class="end sm fnt">met / weight</span></div><div class="pb">${why(first, 44)}</div></section>
      <section class="panel" style="flex:none"><div class="row g12 px16" style="height:56px"><span class="btn">Not now</span><span class="btn">${icon('chat', 15)}Ask the panel</span><span class="btn pri end">Next stage ${icon('arrow', 15)}</span></div></section></div>`,
    }),
  card: () => `${contours({ w: 400, h: 300, cx: 360, cy: 270, rings: 13, step: 22, seed: 5, opacity: 0.26 })}
    <div class="abs panel lift" style="left:20px;right:20px;top:20px">${each(people.slice(0, 3), (p, k) => `<div class="row g12 px16 ${k ? 'bt' : ''}" style="height:58px;${k ? '' : 'background:color-mix(in srgb, var(--ac) 9%, transparent)'}">${av(p.name, 36)}<div class="col grow"><span class="b md cut">${p.name}</span><span class="sm fnt">${p.town}</span></div>${dial(p.score, 44, 4)}</div>`)}</div>
    <div class="abs panel lift p12" style="right:32px;bottom:14px;width:196px;gap:7px;background:var(--panel-2)">${each(
      [0, 4, 5],
      (k) => {
        const [glyph, tone] = verdict(first.met[k]);
        return `<div class="row g8 sm"><span class="${tone}">${icon(glyph, 15)}</span><span class="cut m">${{ 0: 'React, 3 years', 4: 'Led a team, in part', 5: 'Tamil not found' }[k]}</span></div>`;
      },
    )}</div>`,
  closing: () =>
    `${contours({ w: 400, h: 300, cx: 80, cy: 250, rings: 13, step: 22, seed: 5, opacity: 0.26 })}${paper(`<b class="md">Offer of employment</b><div class="sm mut">Software engineer, Colombo</div><div style="margin-top:12px">Dear Nadeesha,</div><div style="margin-top:5px;line-height:1.5">we are glad to offer you the post, starting on <b>Monday 4 January 2027</b>, with two days a week in the office.</div><div style="margin-top:16px">${signature('Nadeesha Peiris', 104)}</div>`, { left: 52, top: 24, width: 240, turn: 3 })}${done('Offer accepted', '61 replies ready to send')}`,
  details: [
    () => panel('Ranked CVs', '<span class="sm fnt">62 received</span>', ranked(5, 45.6, false)),
    () => panel(`Why ${first.score}`, `<span class="sm mut">${first.name}</span>`, why(first, 34)),
    () =>
      `<div class="row g8 top grow">${each(stages.slice(1), ([s, n, list]) => `<div class="col g8 grow"><div class="row g6" style="height:26px"><span class="b">${s}</span><span class="fnt sm">${n}</span></div>${each(list, (p) => cardOf(p, notes[p]))}<div class="c xs fnt" style="border:1px dashed var(--line-2);border-radius:9px;height:${list.length === 3 ? 34 : 52}px;line-height:${list.length === 3 ? 34 : 52}px">${n > list.length ? `${n - list.length} more` : 'Drop here'}</div></div>`)}</div>`,
    () => panel('Interviews', '<span class="sm fnt">23 to 27 Nov</span>', calendar(28.4)),
    () =>
      panel(
        'Talent pool',
        '<span class="sm fnt">1,286 people</span>',
        `<div class="p12 bb">${field('React, testing, speaks Tamil', { on: true, lead: 'search', style: 'height:36px' })}</div>${each(pool, (p, k) => `<div class="row g12 px16 ${k ? 'bt' : ''}" style="flex:1">${av(p[0], 32)}<div class="col grow"><div class="row"><span class="m cut">${p[0]}</span><span class="end xs fnt nw">${p[3]}</span></div><div class="row g4" style="margin-top:3px">${each(['React', 'Testing', 'Tamil'], (t) => chip(t, p[2].includes(t) ? 'ac' : 'mute'))}</div></div></div>`)}`,
      ),
  ],
};
export default product;
