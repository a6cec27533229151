import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider, useRouteError } from 'react-router-dom';
import { Splash } from '../ground/messages/Splash';
import { nonce } from '../ground/page/nonce';

export function draw(root: HTMLElement): void {
  // Whoever left and comes back by the browser's arrow would see what was open: the gate asks again.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
}

/** A page that could not be shown: usually its code, which a new release replaced while this one was open. */
function Failure() {
  console.error(useRouteError());
  return <Splash failure="No se pudo abrir la página. Puede haber una versión nueva: vuelva a cargarla." />;
}

/** The panel behind its gate, and the way back to the door, which is another document. */
const router = createBrowserRouter([
  {
    HydrateFallback: Splash,
    ErrorBoundary: Failure,
    children: [
      { path: '/login/*', loader: leaveFor, element: null },
      { path: '/administrador/*', lazy: async () => ({ Component: (await import('./Gate')).Gate }) },
      { path: '*', element: <Navigate to="/administrador" replace /> },
    ],
  },
]);

/** Nothing is drawn meanwhile: the answer never comes. */
function leaveFor({ request }: { request: Request }): Promise<never> {
  location.replace(request.url);
  return new Promise(() => {});
}
