import '@fontsource-variable/figtree/wght.css';
import './ground/page/beforeScript.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { nonce } from './ground/page/nonce';
import { router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <CacheProvider value={createCache({ key: 'css', nonce })}>
    <RouterProvider router={router} />
  </CacheProvider>,
);
