/** The few building blocks that the eight product screens share. Each returns an HTML string. */
import { icon } from './icons.mjs';

export { icon };

/** Rupees without cents: 1234567 → "1,234,567". */
export const lkr = (n) => Math.round(n).toLocaleString('en-US');
/** Rupees with cents: 1234.5 → "1,234.50". */
export const cents = (n) => n.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Signed count or amount; a real minus sign keeps columns tidy. */
export const signed = (n) => (n > 0 ? `+${lkr(n)}` : n < 0 ? `−${lkr(-n)}` : '0');
/** Millions with one or two decimals: 4250000 → "4.25 m". */
export const mil = (n, d = 2) => `${(n / 1e6).toFixed(d)} m`;
export const sum = (list, pick = (x) => x) => list.reduce((total, x) => total + pick(x), 0);
export const each = (list, draw) => list.map(draw).join('');

/** A thirteen-digit EAN with its check digit, from the first twelve digits. */
export const ean = (twelve) => {
  const odd =
    sum([...twelve], Number) +
    2 *
      sum(
        [...twelve].filter((_, k) => k % 2),
        Number,
      );
  return twelve + ((10 - (odd % 10)) % 10);
};

export const chip = (text, tone = 'mute', dot = false) =>
  `<span class="chip t-${tone}">${dot ? '<span class="dot"></span>' : ''}${text}</span>`;
export const ico = (name, tone = '', size = 16) =>
  `<span class="ico ${tone && `t-${tone}`}">${icon(name, size)}</span>`;
/** A track filled to `share` (0 to 1); `mark` (0 to 1) draws a threshold across it. */
export const bar = (share, colour = 'var(--ac)', style = '', mark) =>
  `<div class="bar" style="${style}"><i style="width:${Math.min(100, share * 100)}%;background:${colour}"></i>${mark == null ? '' : `<b style="position:absolute;top:0;bottom:0;left:${mark * 100}%;width:2px;background:var(--text)"></b>`}</div>`;

const faces = ['#12a39b', '#d18a2a', '#4a90b8', '#b7794a', '#2f9f6e', '#c96a45', '#8d8a3a'];
/** Initials in a disc; the name alone decides its colour, so a person looks the same everywhere. */
export const av = (name, size = 24) => {
  const words = name.split(' ');
  const tint = faces[[...name].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 9973, 7) % faces.length];
  return `<span class="av" style="width:${size}px;height:${size}px;font-size:${size * 0.4}px;background:color-mix(in srgb, ${tint} 36%, var(--panel));color:color-mix(in srgb, ${tint} 38%, var(--text))">${words[0][0]}${words.at(-1)[0]}</span>`;
};

export const panel = (title, right, body, style = '', cls = '') =>
  `<section class="panel ${cls}" style="${style}">${title ? `<header class="ph"><h3>${title}</h3><div class="row g8 end">${right ?? ''}</div></header>` : ''}<div class="pb">${body}</div></section>`;

const cell = (tag, text) =>
  String(text).startsWith('>') ? `<${tag} class="r">${text.slice(1)}</${tag}>` : `<${tag}>${text}</${tag}>`;
/** A table; a heading or cell that starts with ">" is set flush right. Rows flush right where their heading is. */
export const table = (heads, rows, { rh = 36, foot, hot = -1, style = '' } = {}) => {
  const flush = heads.map((h) => h.startsWith('>'));
  const line = (r) => r.map((x, k) => cell('td', flush[k] ? `>${x}` : x)).join('');
  return `<table style="--rh:${rh}px;${style}"><thead><tr>${heads.map((h) => cell('th', h)).join('')}</tr></thead><tbody>${rows
    .map((r, k) => `<tr class="${k === hot ? 'hot' : ''}">${line(r)}</tr>`)
    .join('')}</tbody>${foot ? `<tfoot><tr>${line(foot)}</tr></tfoot>` : ''}</table>`;
};

/** Two stacked lines: what it is, and what to know about it. */
export const two = (a, b, cls = '') =>
  `<div class="col grow ${cls}"><div class="m cut">${a}</div><div class="xs fnt cut">${b}</div></div>`;
export const kpi = (label, value, note = '') =>
  `<div class="kpi"><div class="xs fnt">${label}</div><div class="v nw">${value}</div>${note ? `<div class="xs mut nw">${note}</div>` : ''}</div>`;
export const field = (text, { on = false, lead = '', style = '' } = {}) =>
  `<div class="field ${on ? 'on' : ''}" style="${style}">${lead ? `<span class="fnt">${icon(lead, 15)}</span>` : ''}${text}${on ? '<i class="caret"></i>' : ''}</div>`;
export const seg = (words, on = 0) =>
  `<div class="seg">${each(words, (w, k) => `<span class="${k === on ? 'on' : ''}">${w}</span>`)}</div>`;
export const tick = (on = true) => `<span class="tick ${on ? 'on' : ''}">${on ? icon('check', 12) : ''}</span>`;
export const sumline = (a, b, cls = '') => `<div class="sumline ${cls}"><span>${a}</span><span>${b}</span></div>`;

/** Contour lines round a summit: the site's relief motif, at a whisper. Lengths in logical px. */
export const contours = ({ w, h, cx, cy, rings = 14, step = 20, seed = 1, opacity = 0.16 }) => {
  const ring = (k) => {
    const r = 14 + k * step;
    const at = (j) => {
      const a = (j / 240) * Math.PI * 2;
      const wave =
        1 +
        0.15 * Math.sin(2 * a + seed) +
        0.09 * Math.sin(3 * a + seed * 1.7 + k * 0.09) +
        0.045 * Math.sin(5 * a - seed + k * 0.13);
      return `${(cx + r * wave * Math.cos(a) * 1.35).toFixed(1)} ${(cy + r * wave * Math.sin(a)).toFixed(1)}`;
    };
    return `<path d="M${Array.from({ length: 240 }, (_, j) => at(j)).join('L')}Z" stroke-width="${k % 5 ? 0.8 : 1.5}"/>`;
  };
  return `<svg class="contour" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" stroke="var(--ac)" stroke-opacity="${opacity}" stroke-linejoin="round">${Array.from({ length: rings }, (_, k) => ring(k)).join('')}</svg>`;
};

/** A sheet of paper in the picture, turned by `turn` degrees; `slip` is torn off below as a receipt is. Lengths in logical px. */
export const paper = (html, { left, top, width, turn = 0, slip = false }) =>
  `<div class="lay" style="left:${left}px;top:${top}px;width:${width}px;rotate:${turn}deg"><div class="paper ${slip ? 'slip' : ''}">${html}</div></div>`;
/** A line of handwriting above a rule, and whose it is. */
export const signature = (who, width = 120) =>
  `<div style="width:${width}px"><svg width="96" height="30" viewBox="0 0 96 30" fill="none" stroke="#24489c" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="M3 24C9 10 15 2 19 4s-8 20-5 21 10-13 14-12-5 11-1 11 8-10 12-9-3 9 1 9 7-8 11-7 0 7 4 6 9-14 13-18-6 17-1 18 9-9 13-8 5 3 11 1"/></svg><div class="xs fnt" style="border-top:1px solid var(--line-2);padding-top:2px">${who}</div></div>`;
/** The bars of a label; each digit decides the width of a bar and of the gap after it. */
export const barcode = (digits, height = 26) =>
  `<div style="display:flex;height:${height}px">${each([...digits], (d) => `<i style="width:${1 + (d % 3)}px;background:var(--text)"></i><i style="width:${1 + (d % 2)}px"></i><i style="width:1px;background:var(--text)"></i><i style="width:${2 + (d % 4)}px"></i>`)}</div>`;
/** What the product says when something is done: below on the right, or at a height of its own. Lengths in logical px. */
export const done = (title, note, place = 'bottom:16px') =>
  `<div class="abs panel lift p12" style="right:24px;${place};padding-right:18px;flex-direction:row;gap:10px;align-items:center">${ico('check', 'ok', 17)}<div class="col"><span class="b nw">${title}</span><span class="sm mut nw">${note}</span></div></div>`;

export const brand = ({ name, mark }) => `<div class="brand"><span class="mark">${icon(mark, 17)}</span>${name}</div>`;
const person = (name, role) =>
  `<div class="row g8">${av(name, 28)}<div class="col"><span class="sm m" style="line-height:1.25">${name}</span><span class="xs fnt" style="line-height:1.25">${role}</span></div></div>`;

/** A whole application window: `shape` is where its navigation sits ("side", "rail" or "top"). */
export const shell = ({ shape, product, nav, on, title, sub = '', tools = '', user, body, foot = '' }) => {
  const head = (lead) =>
    `<header class="head">${lead}<div class="row g8 end">${tools}<span style="width:6px"></span><span class="mut">${icon('bell', 17)}</span><span style="width:4px"></span>${person(...user)}</div></header>`;
  const heading = `<h1>${title}</h1><span class="fnt">${sub}</span>`;
  const link = ([glyph, label, count], k) =>
    `<a class="${k === on ? 'on' : ''}">${shape === 'top' ? '' : icon(glyph, 17)}${shape === 'rail' ? '' : label}${count && shape === 'side' ? `<em>${count}</em>` : ''}</a>`;
  if (shape === 'top')
    return `<div class="app"><div class="col">${head(`${brand(product)}<nav class="tabs">${each(nav, link)}</nav>`)}<div class="main">${body}</div></div></div>`;
  const lead = shape === 'rail' ? `<span class="mark">${icon(product.mark, 20)}</span>` : brand(product);
  return `<div class="app ${shape}"><aside class="nav">${lead}${each(nav, link)}${foot}</aside><div class="col">${head(heading)}<div class="main">${body}</div></div></div>`;
};
