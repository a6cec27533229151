import path from 'node:path';

const suites = path.join(import.meta.dirname, 'scripts/suites');

/** @type {import('jest').Config} */
const project = {
  rootDir: import.meta.dirname,
  injectGlobals: false,
  extensionsToTreatAsEsm: ['.ts'],
  resolver: path.join(suites, 'typescriptResolver.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@coop/source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

// One Firebase Auth emulator for the whole run; only when tests that may sign in are among those that run.
const withAuth = {
  ...project,
  globalSetup: path.join(suites, 'startAuth.mjs'),
  globalTeardown: path.join(suites, 'endAuth.mjs'),
};

const overHttp = { ...withAuth, testMatch: ['<rootDir>/backend/test/**/*.test.ts'] };

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  testTimeout: 120_000,
  // ES modules of ended suites stay in a worker's memory: it is replaced before it runs out.
  workerIdleMemoryLimit: '1GB',
  projects: [
    { ...project, displayName: 'domain', testMatch: ['<rootDir>/domain/{src,test}/**/*.test.ts'] },
    { ...project, displayName: 'public-site', testMatch: ['<rootDir>/public-site/src/**/*.test.ts'] },
    { ...project, displayName: 'admin', testMatch: ['<rootDir>/admin/src/**/*.test.ts'] },
    { ...withAuth, displayName: 'backend', testMatch: ['<rootDir>/backend/src/**/*.test.ts'] },
    { ...overHttp, displayName: 'backend-pglite' },
    ...(process.env.DATABASE_URL
      ? [{ ...overHttp, displayName: 'backend-postgres', setupFiles: [path.join(suites, 'onPostgres.mjs')] }]
      : []),
  ],
};
