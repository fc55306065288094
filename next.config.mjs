/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // A constant, so that builds are reproducible; file names contain content hashes anyway.
  generateBuildId: () => 'site',
  // Only the site's own code; `npm test` type-checks the rest.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  sassOptions: { loadPaths: ['.'] },
  // The site does not use light-dark(); its fallback would add two properties for every color-scheme.
  experimental: { lightningCssFeatures: { exclude: ['light-dark'] } },
};

export default config;
