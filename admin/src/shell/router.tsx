import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Splash } from '../ground/messages/Splash';
import { Failure } from './layout/Failure';

/** The panel behind its gate, and the way back to the door, which is another document. */
export const router = createBrowserRouter([
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
