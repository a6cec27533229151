import '../ground/page/configureZod';
import { adminPathOf } from '@coop/domain';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { AdminContext, AdminUI, type AuthProvider, CustomRoutes, Notification } from 'react-admin';
import { Route } from 'react-router-dom';
import { dataProvider } from '../ground/api/dataProvider';
import { HttpError } from '../ground/api/HttpError';
import { i18nProvider } from '../ground/i18n/i18nProvider';
import { AccessDenied } from '../ground/menu/AccessDenied';
import { entryAt } from '../ground/menu/entryAt';
import { UnknownPage } from '../ground/menu/UnknownPage';
import { fetchLater, later } from '../ground/page/later';
import { askOpening } from '../ground/queries/opening';
import { endSession } from '../ground/session/endSession';
import { requireSession, sessionOwner } from '../ground/session/reentry';
import { YoContext } from '../ground/staff/YoContext';
import type { Yo } from '../ground/staff/yo';
import { panelStore } from '../ground/store/panelStore';
import { panelTheme } from '../ground/theme/panelTheme';
import { sectionResources } from '../resources/sectionResources';
import { Layout } from './layout/Layout';
import { PageError } from './layout/PageError';
import { ReentryDialog } from './login/ReentryDialog';

const themes = { lightTheme: panelTheme('light'), darkTheme: panelTheme('dark') };

/** The panel of one signed-in user: only what they may open exists in it. */
export function AdminApp({ yo }: { yo: Yo }) {
  const authProvider = useMemo(() => authProviderFor(yo), [yo]);
  const queryClient = useMemo(() => new QueryClient({ defaultOptions }), []);
  const store = useMemo(() => panelStore(yo.uid), [yo.uid]);
  const resources = useMemo(() => sectionResources(yo), [yo]);
  // Before anything that is drawn asks for a part of it.
  useState(() => askOpening(listOpened(yo)));
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
        <AdminUI
          loginPage={false}
          requireAuth
          disableTelemetry
          layout={Layout}
          dashboard={yo.menu.includes('panel') ? Panel : NoPanel}
          catchAll={UnknownPage}
          accessDenied={AccessDenied}
          error={PageError}
          notification={TopNotification}
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
        </AdminUI>
        <ReentryDialog yo={yo} />
      </AdminContext>
    </YoContext.Provider>
  );
}

/** Long enough for the first screen to be there. */
const IDLE_MS = 4_000;

/** The section whose list the panel opens with, if it does and they read it. */
function listOpened({ permisos }: Yo): string | undefined {
  const entry = entryAt(location.pathname);
  return entry && adminPathOf(entry) === location.pathname && permisos[entry]?.includes('leer') ? entry : undefined;
}

const NoPanel = () => <AccessDenied entry="panel" />;

/** Only what never reached the server, or failed inside it, may go better the second time. */
const retryOnce = (failures: number, error: Error) =>
  failures < 1 && error instanceof HttpError && (error.status === 0 || error.status >= 500);

// Without a network a request fails and says so; by default TanStack Query holds it back without a word.
const defaultOptions = {
  queries: { networkMode: 'always', refetchOnReconnect: true, retry: retryOnce },
  mutations: { networkMode: 'always' },
} as const;

/** What just happened, where it covers no button. */
function TopNotification() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ mt: 6 }} />;
}

/** What has an address of its own beside the sections: the frame of the panel is drawn before any of it. */
const ApprovalsPage = later(async () => (await import('../records/approvals/ApprovalsPage')).ApprovalsPage);
const CalendarPage = later(async () => (await import('../panel/calendar/CalendarPage')).CalendarPage);
const LibraryPage = later(async () => (await import('../records/library/LibraryPage')).LibraryPage);
const ObligationsPage = later(async () => (await import('../panel/obligations/ObligationsPage')).ObligationsPage);
const Panel = later(async () => (await import('../panel/Panel')).Panel);

/** react-admin's actions, as the API names them; transitions keep their own names. */
const actions: Record<string, string> = {
  list: 'leer',
  show: 'leer',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
  export: 'exportar',
};

/**
 * What react-admin asks about who is signed in. The gate has let them in already, and the server checks every call. What is
 * still on its way when another person takes their place ends no session of that person.
 */
const authProviderFor = (yo: Yo): AuthProvider => ({
  // Signing in happens on the sign-in page.
  login: async () => {},
  checkAuth: async () => {
    await requireSession().catch(() => {
      if (sessionOwner() !== yo.uid) return;
      throw { redirectTo: '/login', logoutUser: false };
    });
  },
  checkError: async ({ status, body }: HttpError) => {
    // Who declined to give their password again stays where they are.
    if (body?.codigo === 'reautenticacion_requerida' || sessionOwner() !== yo.uid) return;
    const here = encodeURIComponent(location.pathname + location.search);
    if (status === 401) throw { redirectTo: `/login?next=${here}` };
  },
  logout: async () => ((await endSession()) ? '/login' : false),
  getIdentity: async () => ({ id: yo.uid, fullName: yo.nombre || yo.email }),
  getPermissions: async () => yo.permisos,
  canAccess: async ({ resource, action }) => yo.permisos[resource]?.includes(actions[action] ?? action) ?? false,
});
