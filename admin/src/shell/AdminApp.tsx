import '../ground/page/configureZod';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AdminContext, AdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { dataProvider } from '../ground/api/dataProvider';
import { HttpError } from '../ground/api/HttpError';
import { i18nProvider } from '../ground/i18n/i18nProvider';
import { AccessDenied } from '../ground/menu/AccessDenied';
import { UnknownPage } from '../ground/menu/UnknownPage';
import { YoContext } from '../ground/staff/YoContext';
import type { Yo } from '../ground/staff/yo';
import { panelStore } from '../ground/store/panelStore';
import { panelTheme } from '../ground/theme/panelTheme';
import { CalendarPage } from '../panel/calendar/CalendarPage';
import { ObligationsPage } from '../panel/obligations/ObligationsPage';
import { Panel } from '../panel/Panel';
import { ApprovalsPage } from '../records/approvals/ApprovalsPage';
import { LibraryPage } from '../records/library/LibraryPage';
import { sectionResources } from '../resources/sectionResources';
import { Layout } from './layout/Layout';
import { PageError } from './layout/PageError';
import { TopNotification } from './layout/TopNotification';
import { authProviderFor } from './login/authProviderFor';
import { ReentryDialog } from './login/ReentryDialog';

const themes = { lightTheme: panelTheme('light'), darkTheme: panelTheme('dark') };

/** The panel of one signed-in user: only what they may open exists in it. */
export function AdminApp({ yo }: { yo: Yo }) {
  const authProvider = useMemo(() => authProviderFor(yo), [yo]);
  const queryClient = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: retryOnce } } }), []);
  const store = useMemo(() => panelStore(yo.uid), [yo.uid]);
  const resources = useMemo(() => sectionResources(yo), [yo]);

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

const NoPanel = () => <AccessDenied entry="panel" />;

/** Only what never reached the server, or failed inside it, may go better the second time. */
const retryOnce = (failures: number, error: Error) =>
  failures < 1 && error instanceof HttpError && (error.status === 0 || error.status >= 500);
