/** Sources are ES modules; for Jest they become CommonJS, which needs no experimental switch of Node's. */
const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  rootDir: '.',
  transform,
  // Packages that come as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(html-validate|@html-validate|@sidvind|cheerio|parse5|entities|htmlparser2|dom-serializer|domutils|domhandler|domelementtype|css-select|css-what|boolbase|nth-check|encoding-sniffer|subset-font|fontverter|p-limit|yocto-queue)/)',
  ],
  moduleNameMapper: {
    '\\.scss$': '<rootDir>/tests/support/cssModule.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Browser caches, other copies of the site and build results hold no tests.
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
};

export default {
  // Ends a test that hangs; none is judged by how long it takes.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'rules and files',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/*.test.ts',
        '<rootDir>/tests/{unit,content,export,hosts,commands,editor}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jsdom.ts'],
    },
  ],
};
