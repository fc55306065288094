/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  poweredByHeader: false,
  reactStrictMode: true,
  // The site's own code; `npm test` type-checks scripts and tests, too.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  sassOptions: { loadPaths: ['.'] },
};

export default config;
