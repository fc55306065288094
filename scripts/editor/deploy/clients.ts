/** The hosts' own clients in the one version that is used, which runs on Node 20. npx fetches them when they are needed. */
export const clientVersions = { wrangler: '4.86.0', 'netlify-cli': '23.9.5' } as const;

/** Begins a command of a host's own client. */
export const client = (name: keyof typeof clientVersions): string[] => [
  'npx',
  '--yes',
  `${name}@${clientVersions[name]}`,
];
