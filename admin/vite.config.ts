import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Addresses of the backend that `vite` alone does not answer: `npm run dev` starts it on port 3000. */
const backend = ['/api', '/archivos', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

export default defineConfig({
  root: import.meta.dirname,
  // Beside the public site's own assets on the same origin.
  build: { assetsDir: 'panel', sourcemap: false, chunkSizeWarningLimit: 1200 },
  plugins: [react()],
  resolve: {
    conditions: ['@coop/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router-dom'],
  },
  server: { proxy: Object.fromEntries(backend.map((path) => [path, `http://127.0.0.1:${process.env.PORT ?? 3000}`])) },
});
