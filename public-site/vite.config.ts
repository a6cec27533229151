import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@coop/source';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // A server bundle reads the variable when it runs, and React's development build is several times slower.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The server bundle carries all it needs: the backend loads one file, whatever is installed around it.
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\/|rolldown-runtime/,
                },
              ],
            },
          },
        },
      },
}));
