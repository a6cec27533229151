import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { browserReader } from './reading/browserReader';
import { leerContext } from './reading/leer';
import { routes } from './routes';
import './styles/base.css';
import './styles/print.css';

declare global {
  interface Window {
    __staticRouterHydrationData?: HydrationState;
  }
}

type Page = HydrationState & { path?: string };

/** The page's sheets are inline: links that are off tell Vite's loader so. It would fetch them again otherwise. */
for (const href of document.querySelector<HTMLElement>('style[data-hojas]')?.dataset.hojas?.split(' ') ?? [])
  document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));

// A form sent without JavaScript is answered at the address that it was sent to: the page's own goes back in its place.
const page: Page = JSON.parse(document.getElementById('hidratacion')?.textContent ?? '{}');
if (page.path && page.path !== location.pathname) history.replaceState(null, '', page.path);

/** Loads the modules of the page on screen before hydrating it, so that React finds the markup it expects. */
const resolveLazy = async (route: RouteObject) => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
};
await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => resolveLazy(route)));

window.__staticRouterHydrationData = page;
const leer = browserReader(page.loaderData?.raiz?.entidad);
const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[leerContext, leer]])),
});
const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error('HYDRATION', error) },
  );
}

// After a new version is deployed the old chunks are gone: a full load brings the new ones. Not without a connection,
// which would leave nothing on screen.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) location.reload();
});
