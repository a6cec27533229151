import './configureZod';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AdminContext, AdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccessDenied } from './access/AccessDenied';
import { authProviderFor } from './access/authProviderFor';
import { UnknownPage } from './access/UnknownPage';
import { dataProvider } from './api/dataProvider';
import { HttpError } from './api/HttpError';
import { i18nProvider } from './i18n/i18nProvider';
import { Layout } from './layout/Layout';
import { PageError } from './layout/PageError';
import { TopNotification } from './layout/TopNotification';
import { LibraryPage } from './media/LibraryPage';
import { Panel } from './panel/Panel';
import { sectionResources } from './sections/sectionResources';
import { ReentryDialog } from './session/ReentryDialog';
import { YoContext } from './session/YoContext';
import type { Yo } from './session/yo';
import { panelStore } from './store/panelStore';
import { panelTheme } from './theme/panelTheme';

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
