/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // A fixed name, so that two builds of one commit are alike to the byte; every file that matters has a hashed name.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  reactStrictMode: true,
  // The site's own code; `npm test` type-checks scripts and tests, too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  sassOptions: { loadPaths: ['.'] },
  // The site does not use light-dark(); its fallback would add two properties for every color-scheme.
  experimental: { lightningCssFeatures: { exclude: ['light-dark'] } },
};

export default config;
