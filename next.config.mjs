/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
  sassOptions: { loadPaths: ['.'] },
};

export default config;
