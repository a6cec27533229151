import path from 'node:path';

const suites = path.join(import.meta.dirname, 'scripts/suites');

// What takes half of the time and is about the whole rather than about a change of it: thousands of drawn requests, upgrades from
// each version, backups, the demonstration from nothing, attacks, every order and right of every section, and what waits for clocks.
// `npm run check` leaves it to `npm test`.
const long = [
  '/test/(attacks|backups|growth|limits|retention|startup|upgrade)/',
  '/(drawnRequests|seed|takeover|challenges|stalled|client|patience|lockFolder|cutUnread|permissions|transitions)\\.test\\.ts$',
];
const leftOut = process.env.JEST_QUICK ? long : [];

/** @type {import('jest').Config} */
const project = {
  rootDir: import.meta.dirname,
  injectGlobals: false,
  runtime: path.join(suites, 'native/runtime.cjs'),
  modulePathIgnorePatterns: ['/dist/'],
  testPathIgnorePatterns: leftOut,
  transform: {},
};

// One Firebase Auth emulator for the whole run; only when tests that may sign in are among those that run.
const withAuth = {
  ...project,
  globalSetup: path.join(suites, 'startRun.mjs'),
  globalTeardown: path.join(suites, 'endRun.mjs'),
};

// PGlite is PostgreSQL, spoken to by another driver from one process. Where there is a server everything runs on it, and on both only
// what depends on driver, locks, notices, copies or plans; else everything runs on the embedded one. JEST_BOTH=1 runs all on both.
const whereDriversDiffer = [
  ...['backups', 'database', 'editorial', 'exports', 'growth', 'health', 'imports', 'intake', 'limits', 'logging'],
  ...['mail', 'publishing', 'retention', 'saldos', 'search', 'upgrade', 'webhooks'],
];
// What is about several connections to a server, of which a folder has one.
const ofServersAlone =
  '/(database/(askerLeaves|closedDatabase|deadLines|brokenConnection|leftMeanwhile|listen|replica|slowSignIn)|cases/decree|startup/databaseCommands)\\.test\\.ts$';
// What watches all that its database writes, or sets it as a whole, which others use meanwhile where it is a server.
const ofEmbeddedAlone = '/(growth/plans|health/health)\\.test\\.ts$';
const { DATABASE_URL, JEST_BOTH } = process.env;
const onEmbedded = DATABASE_URL && !JEST_BOTH ? whereDriversDiffer : ['**'];

const overHttp = (workspace, database, folders, ignored) => ({
  ...withAuth,
  displayName: `${workspace}-${database}`,
  setupFiles: [path.join(suites, `on-${database}.mjs`)],
  testMatch: folders.map((folder) => `<rootDir>/${workspace}/test/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [ignored, ...leftOut],
});
const onEachDatabase = (workspace) => [
  overHttp(workspace, 'pglite', onEmbedded, ofServersAlone),
  ...(DATABASE_URL ? [overHttp(workspace, 'postgres', ['**'], ofEmbeddedAlone)] : []),
];

/** @type {import('jest').Config} */
export default {
  // Two cores are kept busy by three: some suites wait for clocks, for Google's seconds and for disks.
  maxWorkers: 3,
  testTimeout: 120_000,
  // What ended suites leave stays in a worker's memory: it is replaced before it runs out.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    { ...project, displayName: 'domain', testMatch: ['<rootDir>/domain/{src,test}/**/*.test.ts'] },
    { ...project, displayName: 'public-site', testMatch: ['<rootDir>/public-site/src/**/*.test.ts'] },
    { ...project, displayName: 'admin', testMatch: ['<rootDir>/admin/src/**/*.test.ts'] },
    { ...withAuth, displayName: 'backend', testMatch: ['<rootDir>/backend/src/**/*.test.ts'] },
    { ...project, displayName: 'demo', testMatch: ['<rootDir>/demo/src/**/*.test.ts'] },
    ...['backend', 'demo'].flatMap(onEachDatabase),
    // Made once, in its folder, whatever database its server has.
    overHttp('client', 'pglite', ['**'], ofServersAlone),
  ],
};
