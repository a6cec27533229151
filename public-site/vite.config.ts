import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@coop/source';

const worker = 'trabajador';

/**
 * Groups of modules that several islands share, one chunk each instead of one per combination of islands. Order
 * matters: a group takes its dependencies that no earlier group took.
 */
const shared = [
  ['comun', /preload-helper|domain\/src\/(text\/|site\/puntoReclamo)|\/fillSlider/],
  ['base', /node_modules\/(react|react-dom|scheduler)\//],
  ['zod', /node_modules\/zod\//],
  ['piezas', /src\/ui\/(elements|island|sharing)\/|domain\/src\/(amounts|calendar)\//],
  ['simulacion', /src\/simulators\/|\/simulator\/|domain\/src\/(simulations|calculators)\/|node_modules\/big.js\//],
  ['grafico', /src\/ui\/chart\/|node_modules\/d3-/],
  ['formulario', /src\/forms\/(?!review\/(?!loadReview)|challenge)/],
  ['revision', /src\/forms\/review\/|domain\/src\/(sections|values|language\/(?!field))/],
] as const;

/** Version of the product, shown in the accessibility statement. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // A server bundle would read the variable at run time, and React's development build is several times slower.
  define: {
    __VERSION__: JSON.stringify(version),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Keeps out of the server bundle what the backend already loads, so that section descriptions are built once.
  ssr: {
    noExternal: true,
    external: ['@coop/domain', 'zod'],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: isSsrBuild
    ? // Page style sheets come from the server build: the browser build contains no page modules.
      { outDir: 'dist/server', copyPublicDir: false, assetsInlineLimit: 0, manifest: true, emitAssets: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { index: 'index.html', [worker]: 'src/offline/worker.ts' },
          output: {
            // The service worker needs a stable URL without a hash: its path sets the scope, and updates reuse it.
            entryFileNames: ({ name }) => (name === worker ? '[name].js' : 'assets/[name]-[hash].js'),
            codeSplitting: {
              groups: shared.map(([name, test], at) => ({
                name,
                test,
                minShareCount: 2,
                priority: shared.length - at,
              })),
            },
          },
        },
      },
}));
