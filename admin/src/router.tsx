import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Failure } from './layout/Failure';
import { Splash } from './layout/Splash';

/** The two doors of the application: the sign-in pages, and the panel behind its gate. Each loads its own code. */
export const router = createBrowserRouter([
  {
    HydrateFallback: Splash,
    ErrorBoundary: Failure,
    children: [
      {
        path: '/login/clave',
        lazy: async () => ({ Component: (await import('./login/NewPasswordPage')).NewPasswordPage }),
      },
      { path: '/login/*', lazy: async () => ({ Component: (await import('./login/LoginPage')).LoginPage }) },
      { path: '/administrador/*', lazy: async () => ({ Component: (await import('./session/Gate')).Gate }) },
      { path: '*', element: <Navigate to="/administrador" replace /> },
    ],
  },
]);
