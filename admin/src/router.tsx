import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Splash } from './ground/messages/Splash';
import { Failure } from './shell/layout/Failure';

/** The two doors of the application: the sign-in pages, and the panel behind its gate. Each loads its own code. */
export const router = createBrowserRouter([
  {
    HydrateFallback: Splash,
    ErrorBoundary: Failure,
    children: [
      {
        path: '/login/clave',
        lazy: async () => ({ Component: (await import('./shell/login/NewPasswordPage')).NewPasswordPage }),
      },
      { path: '/login/*', lazy: async () => ({ Component: (await import('./shell/login/LoginPage')).LoginPage }) },
      { path: '/administrador/*', lazy: async () => ({ Component: (await import('./shell/Gate')).Gate }) },
      { path: '*', element: <Navigate to="/administrador" replace /> },
    ],
  },
]);
