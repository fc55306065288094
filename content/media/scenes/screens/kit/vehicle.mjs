/** A hatchback seen from above, nose to the left, on a 360 × 168 grid; marks are damage points. */
export const vehicle = ({
  width = 360,
  marks = [],
  label = true,
}) => `<svg width="${width}" height="${(width * 168) / 360}" viewBox="0 0 360 168" fill="none" stroke="var(--car, var(--muted))" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
  <g fill="color-mix(in srgb, var(--muted) 7%, var(--panel))">
    <path d="M18 84c0-30 5-46 20-53 14-6 34-9 58-9l160-3c34 0 62 4 74 12 10 7 14 26 14 53s-4 46-14 53c-12 8-40 12-74 12l-160-3c-24 0-44-3-58-9-15-7-20-23-20-53Z"/>
    <path d="M122 23l-5-10c-1-3 1-5 4-4l11 3c3 1 4 3 5 5l2 6M122 145l-5 10c-1 3 1 5 4 4l11-3c3-1 4-3 5-5l2-6"/>
  </g>
  <g fill="color-mix(in srgb, var(--ac) 10%, var(--panel))">
    <path d="M112 84c0-18 2-33 6-44 12 3 24 5 36 6-4 12-5 24-5 38s1 26 5 38c-12 1-24 3-36 6-4-11-6-26-6-44Z"/>
    <path d="M314 84c0-16-2-30-6-42-11 3-22 4-32 5 3 12 4 24 4 37s-1 25-4 37c10 1 21 2 32 5 4-12 6-26 6-42Z"/>
    <path d="M132 33c12 3 24 4 36 5h44l2-13-64 1c-7 1-13 3-18 7ZM132 135c12-3 24-4 36-5h44l2 13-64-1c-7-1-13-3-18-7ZM224 38h36c12-1 24-2 36-6-7-4-14-6-22-6l-49-1ZM224 130h36c12 1 24 2 36 6-7 4-14 6-22 6l-49 1Z"/>
  </g>
  <path d="M154 46h122M154 122h122M215 46v76" stroke-opacity=".35"/>
  <path d="M38 40c22-7 48-9 74-8M38 128c22 7 48 9 74 8M104 32c-6 15-9 32-9 52s3 37 9 52M48 58c-4 16-4 36 0 52" stroke-opacity=".55"/>
  <path d="M24 54c2-12 8-19 18-22 1 10-5 20-18 22ZM24 114c2 12 8 19 18 22 1-10-5-20-18-22Z" fill="color-mix(in srgb, var(--ac) 45%, var(--panel))"/>
  <path d="M341 50c-1-9-4-16-10-20-3 8 1 17 10 20ZM341 118c-1 9-4 16-10 20-3-8 1-17 10-20Z" fill="color-mix(in srgb, var(--bad) 45%, var(--panel))"/>
  <path d="M192 29h10M246 29h10M192 139h10M246 139h10" stroke-width="2.4"/>
  ${marks.map(([x, y, tone = 'bad'], k) => `<g stroke="none"><circle cx="${x}" cy="${y}" r="15" fill="var(--${tone})" fill-opacity=".2"/><circle cx="${x}" cy="${y}" r="9.5" fill="var(--${tone})"/>${label ? `<text x="${x}" y="${y + 4.2}" text-anchor="middle" font-size="12" font-weight="700" fill="var(--bg)">${k + 1}</text>` : ''}</g>`).join('')}
</svg>`;
