import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { nonce } from '../ground/page/nonce';
import { router } from './router';

export function draw(root: HTMLElement): void {
  // Whoever left and comes back by the browser's arrow would see what was open: the gate asks again.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
}
