/**
 * Build parts: sources and outputs. A part is rebuilt when its sources change.
 * @typedef {{ name: string, label: string, sources: string[], outputs: string[], mark: string }} Part
 * @type {Record<'server' | 'base' | 'admin' | 'site' | 'client', Part>}
 */
const shared = ['package-lock.json', 'tsconfig.base.json', 'domain/package.json', 'domain/tsconfig.json', 'domain/src'];

export const parts = {
  server: {
    name: 'server',
    label: 'servidor',
    sources: [
      ...[...shared, 'scripts/parts/bundle.mjs', 'backend/package.json', 'backend/tsconfig.json', 'backend/src'],
      ...['demo/package.json', 'demo/tsconfig.json', 'demo/src'],
    ],
    outputs: ['domain/dist/index.js', 'backend/dist/main.js', 'demo/dist/main.js'],
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

/** Parts of the running product. The client is for the API's users: other systems, and the e2e tests. */
export const product = ['server', 'base', 'admin', 'site'];
