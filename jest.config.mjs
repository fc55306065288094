export default {
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  // By default Jest leaves one core free, which of two is half.
  maxWorkers: '100%',
  // Only ends tests that hang.
  testTimeout: 120_000,
  /** Compiles ES modules to CommonJS, because Jest's support for ES modules needs an experimental flag of Node.js. */
  transform: {
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
  },
  // Packages published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(html-validate|@html-validate|@sidvind|cheerio|parse5|entities|htmlparser2|dom-serializer|domutils|domhandler|domelementtype|css-select|css-what|boolbase|nth-check|encoding-sniffer|subset-font|fontverter|p-limit|yocto-queue|chokidar|readdirp)/)',
  ],
  moduleNameMapper: {
    '\\.scss$': '<rootDir>/tests/support/cssModule.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Caches, copies of the project and build results contain no tests of their own.
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
};
