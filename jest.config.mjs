/** Compiles ES modules to CommonJS, because Jest's support for ES modules needs an experimental flag of Node.js. */
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
  // Packages published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(html-validate|@html-validate|@sidvind|cheerio|parse5|entities|htmlparser2|dom-serializer|domutils|domhandler|domelementtype|css-select|css-what|boolbase|nth-check|encoding-sniffer|subset-font|fontverter|p-limit|yocto-queue)/)',
  ],
  moduleNameMapper: {
    '\\.scss$': '<rootDir>/tests/support/cssModule.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Caches, copies of the project and build results contain no tests of their own.
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
};

export default {
  // Only ends tests that hang.
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
