import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Addresses of the backend that `vite` alone does not answer: `npm run dev` starts it on port 3000. */
const backend = ['/api', '/archivos', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

const base =
  /node_modules[\\/](react|react-dom|scheduler|firebase|@firebase|react-firebase-hooks)[\\/]|[\\/](ground[\\/](page[\\/](settings|configureZod)|session[\\/]session|staff[\\/]staff|theme[\\/]palette)|login[\\/]fields|domain[\\/]src[\\/]language[\\/]roles)\.tsx?$/;

/**
 * Chunks that hold a module and all that it imports, so that a screen takes a few files. Each takes what those before it
 * left: `base` is what the sign-in page shares with the panel, and must not import from the others.
 */
const groups = [
  { name: 'base', test: base, priority: 4 },
  { name: 'panel', test: /[\\/]shell[\\/]renderPanel\.tsx$/, priority: 3 },
  { name: 'list', test: /[\\/]list[\\/]SectionList\.tsx$/, priority: 2 },
  { name: 'record', test: /[\\/]screens[\\/]Section(Create|Edit|Show)\.tsx$/, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  // Beside the public site's own assets on the same origin.
  build: {
    assetsDir: 'panel',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [react()],
  resolve: {
    conditions: ['@coop/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router-dom'],
  },
  server: { proxy: Object.fromEntries(backend.map((path) => [path, `http://127.0.0.1:${process.env.PORT ?? 3000}`])) },
});
