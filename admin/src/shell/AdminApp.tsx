import { adminPathOf } from '@coop/domain';
import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { AdminContext, type AuthProvider, CoreAdminUI, CustomRoutes, LoadingPage, Notification } from 'react-admin';
import { Route } from 'react-router-dom';
import { dataProvider } from '../ground/api/dataProvider';
import { HttpError } from '../ground/api/fetchApi';
import { i18nProvider } from '../ground/i18n/i18n';
import { AccessDenied } from '../ground/menu/AccessDenied';
import { entryAt } from '../ground/menu/entries';
import { UnknownPage } from '../ground/menu/UnknownPage';
import { fetchLater, later } from '../ground/page/lazyWithRetry';
import { fetchOpening } from '../ground/queries/opening';
import { endSession, requireSession, sessionOwner } from '../ground/session/session';
import { type Yo, YoContext } from '../ground/staff/staff';
import { panelStore } from '../ground/store/panelStore';
import { panelTheme } from '../ground/theme/panelTheme';
import { sectionResources } from '../resources/sectionResources';
import { Layout, PageError } from './layout/Layout';
import { ReentryDialog } from './login/ReentryDialog';

const themes = { lightTheme: panelTheme('light'), darkTheme: panelTheme('dark') };

export function AdminApp({ yo }: { yo: Yo }) {
  const authProvider = useMemo(() => authProviderFor(yo), [yo]);
  const queryClient = useMemo(() => new QueryClient({ defaultOptions }), []);
  const store = useMemo(() => panelStore(yo.uid), [yo.uid]);
  const resources = useMemo(() => sectionResources(yo), [yo]);
  // Runs during the first render, before children query parts of it.
  useState(() => fetchOpening(listOpened(yo)));
  useEffect(() => {
    const idle = setTimeout(fetchLater, IDLE_MS);
    return () => clearTimeout(idle);
  }, []);

  return (
    <YoContext.Provider value={yo}>
      <AdminContext
        basename="/administrador"
        {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}
        {...themes}
      >
        <CssBaseline enableColorScheme />
        {/* `AdminUI` would also load the pages of react-admin that these replace. */}
        <CoreAdminUI
          requireAuth
          disableTelemetry
          layout={Layout}
          dashboard={yo.menu.includes('panel') ? Panel : NoPanel}
          catchAll={UnknownPage}
          accessDenied={AccessDenied}
          error={PageError}
          loading={LoadingPage}
          title="Administración"
        >
          {resources}
          <CustomRoutes>
            <Route path="/por-aprobar" element={<ApprovalsPage />} />
            <Route path="/obligaciones" element={<ObligationsPage />} />
            <Route path="/calendario" element={<CalendarPage />} />
          </CustomRoutes>
          {yo.menu.includes('sitio/biblioteca') && (
            <CustomRoutes>
              <Route path="/sitio/biblioteca/:id?" element={<LibraryPage />} />
            </CustomRoutes>
          )}
        </CoreAdminUI>
        {/* At the top, clear of the form buttons at the bottom. */}
        <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ mt: 6 }} />
        <ReentryDialog yo={yo} />
      </AdminContext>
    </YoContext.Provider>
  );
}

/** Delay before prefetching, so that the first screen loads first. */
const IDLE_MS = 4_000;

function listOpened({ permisos }: Yo): string | undefined {
  const entry = entryAt(location.pathname);
  return entry && adminPathOf(entry) === location.pathname && permisos[entry]?.includes('leer') ? entry : undefined;
}

const NoPanel = () => <AccessDenied entry="panel" />;

/** Retries network and server errors only, once. */
const retryOnce = (failures: number, error: Error) =>
  failures < 1 && error instanceof HttpError && (error.status === 0 || error.status >= 500);

// TanStack Query pauses requests while offline by default; `always` lets them fail and show the error.
const defaultOptions = {
  queries: { networkMode: 'always', refetchOnReconnect: true, retry: retryOnce },
  mutations: { networkMode: 'always' },
} as const;

const ApprovalsPage = later(async () => (await import('../records/approvals/ApprovalsPage')).ApprovalsPage);
const CalendarPage = later(async () => (await import('../panel/calendar/CalendarPage')).CalendarPage);
const LibraryPage = later(async () => (await import('../records/library/LibraryPage')).LibraryPage);
const ObligationsPage = later(async () => (await import('../sections/obligaciones/ObligationsPage')).ObligationsPage);
const Panel = later(async () => (await import('../panel/Panel')).Panel);

/** Maps react-admin's actions to the API's; transitions keep their names. */
const actions: Record<string, string> = {
  list: 'leer',
  show: 'leer',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
  export: 'exportar',
};

/** Auth provider behind the gate; calls of a previous user do not end the current session. */
const authProviderFor = (yo: Yo): AuthProvider => ({
  // Sign-in is a separate page.
  login: async () => {},
  checkAuth: async () => {
    await requireSession().catch(() => {
      if (sessionOwner() !== yo.uid) return;
      throw { redirectTo: '/login', logoutUser: false };
    });
  },
  checkError: async ({ status, body }: HttpError) => {
    // A declined re-authentication keeps the user on the page.
    if (body?.codigo === 'reautenticacion_requerida' || sessionOwner() !== yo.uid) return;
    const here = encodeURIComponent(location.pathname + location.search);
    if (status === 401) throw { redirectTo: `/login?next=${here}` };
  },
  logout: async () => ((await endSession()) ? '/login' : false),
  getIdentity: async () => ({ id: yo.uid, fullName: yo.nombre || yo.email }),
  getPermissions: async () => yo.permisos,
  canAccess: async ({ resource, action }) => yo.permisos[resource]?.includes(actions[action] ?? action) ?? false,
});
