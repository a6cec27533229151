/**
 * What is built, from what, and where to. A part is built again when the content of its sources changes.
 * @typedef {{ name: string, label: string, sources: string[], outputs: string[], mark: string }} Part
 * @type {Record<'server' | 'base' | 'demo' | 'admin' | 'site' | 'client', Part>}
 */
const shared = ['package-lock.json', 'tsconfig.base.json', 'domain/package.json', 'domain/tsconfig.json', 'domain/src'];

export const parts = {
  server: {
    name: 'server',
    label: 'servidor',
    sources: [...shared, 'scripts/typescript', 'backend/package.json', 'backend/src'],
    outputs: ['domain/dist/index.js', 'backend/dist/main.js'],
    mark: 'backend/dist/.sources',
  },
  base: {
    name: 'base',
    label: 'base de datos vacía',
    sources: [
      ...['package-lock.json', 'backend/drizzle', 'backend/src/startup/makeBase.ts'],
      ...['backend/src/platform/database/base.ts', 'backend/src/platform/database/pglite.ts'],
    ],
    outputs: [],
    mark: 'backend/base/.sources',
  },
  demo: {
    name: 'demo',
    label: 'demostración',
    sources: ['package-lock.json', 'scripts/typescript', 'demo/package.json', 'demo/src'],
    outputs: ['demo/dist/main.js'],
    mark: 'demo/dist/.sources',
  },
  admin: {
    name: 'admin',
    label: 'panel administrativo',
    sources: [...shared, 'admin'],
    outputs: ['admin/dist/index.html'],
    mark: 'admin/dist/.sources',
  },
  site: {
    name: 'site',
    label: 'sitio público',
    sources: [...shared, 'public-site'],
    outputs: ['public-site/dist/client', 'public-site/dist/server'],
    mark: 'public-site/dist/.sources',
  },
  client: {
    name: 'client',
    label: 'cliente de la API',
    sources: [
      ...shared,
      ...['scripts/typescript', 'backend/package.json', 'backend/src'],
      ...['client/package.json', 'client/tsconfig.json', 'client/scripts', 'client/src/client.ts'],
    ],
    outputs: ['client/dist/client.js'],
    mark: 'client/dist/.sources',
  },
};

/** What runs as the product. The client is of whoever calls its API: other systems, and the journeys. */
export const product = ['server', 'base', 'demo', 'admin', 'site'];
