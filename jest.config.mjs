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
  globalSetup: path.join(suites, 'startAuth.mjs'),
  globalTeardown: path.join(suites, 'endAuth.mjs'),
};

const overHttp = (workspace, database, folders, ignored = []) => ({
  ...withAuth,
  displayName: `${workspace}-${database}`,
  setupFiles: [path.join(suites, `on-${database}.mjs`)],
  testMatch: folders.map((folder) => `<rootDir>/${workspace}/test/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [...ignored, ...leftOut],
});

// PGlite is PostgreSQL, spoken to by another driver from one process: what depends on driver, pool, locks or notices runs
// on a server too. JEST_POSTGRES=all runs everything on both.
const whereServersDiffer = [
  ...[
    'access-log',
    'auth',
    'backups',
    'cases',
    'content',
    'database',
    'editorial',
    'exports',
    'files',
    'intake',
    'limits',
  ],
  ...['logging', 'mail', 'panel', 'publishing', 'reclamos', 'retention', 'saldos', 'search', 'sections', 'startup'],
  ...['tracking', 'upgrade', 'users', 'webhooks'],
];
// What of those is about connections, settings or Firestore, and asks a database nothing of its own.
const whereTheyDoNot = [
  ...['/files/stalled', '/limits/turns', '/startup/getTriedConfig', '/startup/tryCredentials'],
  '/users/firestore-user-store',
].map((file) => `${file}\\.test\\.ts$`);
// What is about several connections to a server, of which a folder has one.
const ofServersAlone = [
  '/(database/(askerLeaves|deadLines|brokenConnection|listen|slowSignIn)|cases/decree|startup/databaseCommands)\\.test\\.ts$',
];
const onPostgres = process.env.JEST_POSTGRES === 'all' ? [['**']] : [whereServersDiffer, whereTheyDoNot];

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
    overHttp('client', 'pglite', ['**']),
    ...['backend', 'demo'].flatMap((workspace) => [
      overHttp(workspace, 'pglite', ['**'], ofServersAlone),
      ...(process.env.DATABASE_URL ? [overHttp(workspace, 'postgres', ...onPostgres)] : []),
    ]),
  ],
};
