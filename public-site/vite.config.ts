import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@coop/source';

const worker = 'trabajador';

/**
 * What several islands need comes in one file for each of these, not in one for each few of them. In this order: what one
 * takes brings all that it imports and no other took before.
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

/** Of the product; the statement of accessibility says it. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // A server bundle reads the variable when it runs, and React's development build is several times slower.
  define: {
    __VERSION__: JSON.stringify(version),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The server bundle carries all it needs but what the backend has loaded already: the descriptions are made once.
  ssr: {
    noExternal: true,
    external: ['@coop/domain', 'zod'],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: isSsrBuild
    ? // The sheets of pages come from here: no module of a page is in the browser's build.
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
            // A worker answers for what stands below its own address, and is asked for anew by its name.
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
