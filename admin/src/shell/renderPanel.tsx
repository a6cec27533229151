import '../ground/page/configureZod';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider, useRouteError } from 'react-router-dom';
import { Splash } from '../ground/messages/Splash';
import { nonce } from '../ground/page/settings';
import { Gate } from './Gate';

export function render(root: HTMLElement): void {
  // A page restored from the back/forward cache would show the panel after sign-out, so it reloads.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <RouterProvider router={panelRouter()} />
    </CacheProvider>,
  );
}

/** Route error: usually a chunk that a new release replaced. */
function Failure() {
  console.error(useRouteError());
  return <Splash failure="No se pudo abrir la página. Puede haber una versión nueva: vuelva a cargarla." />;
}

/** Routes behind the gate. The sign-in page loads this early, so the router must not begin there. */
const panelRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Splash,
      ErrorBoundary: Failure,
      children: [
        { path: '/login/*', loader: leaveFor, element: null },
        { path: '/administrador/*', Component: Gate },
        { path: '*', element: <Navigate to="/administrador" replace /> },
      ],
    },
  ]);

/** Leaves the router for another document. Never resolves, so that nothing renders meanwhile. */
function leaveFor({ request }: { request: Request }): Promise<never> {
  location.replace(request.url);
  return new Promise(() => {});
}
