import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/**
 * A test file in a suite: a Jest project, or the core or other tests of a Playwright spec.
 * @typedef {{ file: string, suite: string, core: boolean, when?: RegExp }} Proof
 */

/** Core HTTP suites: routes, permissions, states and figures whose failure would affect people. */
const core = [
  ...['api/contract', 'auth/access', 'auth/guard', 'auth/routes', 'auth/id-tokens', 'cases/deadlines', 'cases/orders'],
  ...[
    'cases/terms',
    'content/tarifario',
    'cotizacion/[^/]+',
    'database/migrations',
    'editorial/audit',
    'editorial/lock',
  ],
  ...['files/public', 'http/bodies', 'http/methods', 'http/openapi', 'http/repeats', 'intake/submissions'],
  ...['logging/canaries', 'machines/machines', 'panel/panel', 'publishing/approvals', 'publishing/doors'],
  ...[
    'publishing/previews',
    'saldos/consulta',
    'search/search',
    'sections/flows',
    'sections/menu',
    'sections/novedades',
  ],
  ...['sections/permissions', 'sections/queries', 'sections/wireContract', 'simulations/simulations', 'tracking/[^/]+'],
  'users/usuarios',
];
const isCore = new RegExp(`^backend/test/(${core.join('|')})\\.test\\.ts$`);

/** Long end-to-end tests, and the sources whose change makes them due. */
const long = [
  [
    /(upgrade|growth|backups|retention)\/|demo\/test\//,
    /^backend\/(drizzle|src\/platform\/database|src\/backups)\/|^demo\//,
  ],
  [/(arranque|servidor|primeros-pasos|cortes)\.spec|backend\/test\/startup\//, /^scripts\/|^backend\/src\/startup\//],
  [/nueva-seccion\.spec|idiomas\.spec|client\/test\//, /^domain\/src\/language\/|^backend\/src\/resource\/|^client\//],
  [/accesible\.spec/, /^admin\/src\/(ground|shell)\//],
  [/(largos|quieta|filas)\.spec/, /^public-site\/src\/(styles|ui)\//],
  [/\/(auth|limits|attacks)\//, /^backend\/src\/platform\/(auth|limits|http)\//],
  [/\/users\//, /^backend\/src\/platform\/users\/|^backend\/src\/sections\/usuarios\//],
];

// PGlite differs from PostgreSQL in its driver: tests of drivers, locks, notices, copies or plans run on both.
const onBoth = [
  ...['backups', 'database', 'editorial', 'exports', 'growth', 'health', 'imports', 'intake', 'limits', 'logging'],
  ...['mail', 'publishing', 'retention', 'saldos', 'search', 'upgrade', 'webhooks'],
];
const needsBoth = new RegExp(`^backend/test/(${onBoth.join('|')})/`);
/** Tests of several connections; PGlite has only one. */
const onServerOnly =
  /(database\/(clientDisconnect|closedDatabase|deadConnections|brokenConnection|listen|slowSignIn)|cases\/decree|startup\/databaseCommands)\.test/;
/** Tests that watch or configure a whole database, which others share on a server. */
const onPgliteOnly = /(growth\/plans|health\/health|client\/test\/.*)\.test/;

/** Lists all proofs of this machine: HTTP tests on PostgreSQL with DATABASE_URL, else on PGlite. @returns {Proof[]} */
export function listProofs(hasServer = Boolean(process.env.DATABASE_URL)) {
  const tests = ['domain', 'admin', 'public-site', 'backend', 'demo', 'client', 'scripts'].flatMap((workspace) =>
    filesIn(workspace, /\.test\.(ts|mjs)$/).flatMap((file) => {
      if (!/^(backend|demo|client)\/test\//.test(file)) return proof(file, workspace, true);
      const databases = databasesOf(file, hasServer);
      return databases.map((database, place) =>
        proof(file, `${workspace}-${database}`, place === 0 && isCore.test(file)),
      );
    }),
  );
  const journeys = filesIn('e2e', /\.spec\.ts$/).flatMap((file) => [
    ...(readFileSync(path.join(root, file), 'utf8').includes(CORE_TAG) ? [proof(file, 'esenciales', true)] : []),
    proof(file, 'recorridos', false),
  ]);
  return [...tests, ...journeys];
}

/** Tag of core e2e tests. */
export const CORE_TAG = '@esencial';

/** Returns whether a proof is Playwright's, not Jest's. @param {Proof} proof */
export const isJourney = ({ file }) => file.endsWith('.spec.ts');

function databasesOf(file, hasServer) {
  if (onServerOnly.test(file)) return hasServer ? ['postgres'] : [];
  if (!hasServer || onPgliteOnly.test(file)) return ['pglite'];
  return needsBoth.test(file) ? ['postgres', 'pglite'] : ['postgres'];
}

function proof(file, suite, core) {
  return { file, suite, core, when: long.find(([tests]) => tests.test(file))?.[1] };
}

function filesIn(folder, pattern) {
  const skipped = /(^|\/)(node_modules|dist|dist-types|test-results)\//;
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !skipped.test(name))
    .sort();
}
