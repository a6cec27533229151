import type { FormAnswer, RenderedPage } from '@coop/domain/answers';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ReturnedData } from './forms/description/types';
import { type Handle, page } from './page';
import { type Leer, leerContext, postedContext } from './reading/leer';
import { routes } from './routes';
import './styles/base.css';
import './styles/print.css';

const site = createStaticHandler(routes);
/** Serves every address until the entity's data has been entered. */
const inPreparation = createStaticHandler([{ path: '*', ...page('Preparation') }]);
const ROOT = '<div id="root">';

/** Renders one address: a redirect, or the parts of a page. Throws only when React does. */
export async function render(request: Request, leer: Leer, answer?: FormAnswer): Promise<RenderedPage> {
  const isOpen = !leer.entidad().enPreparacion || leer.vistaPrevia() !== null;
  const { query, dataRoutes } = isOpen ? site : inPreparation;
  const requestContext = new RouterContextProvider();
  requestContext.set(leerContext, leer);
  requestContext.set(postedContext, (answer?.actionData as ReturnedData | undefined)?.valores ?? {});
  const context = await query(request, { requestContext });
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('Location') ?? '/' };
  }
  if (answer && isOpen) answerWith(context, answer);
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <div id="root">
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>
    </div>,
  );
  // React writes the elements it hoists (title, meta, preloads) before the root element.
  const at = html.indexOf(ROOT);
  return {
    status: isOpen ? context.statusCode : 503,
    head: html.slice(0, at),
    body: html.slice(at),
    // Only the response to a posted form has an address other than its page's.
    address: answer && addressOf(request),
    modules: context.matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.module ?? []),
    failures: Object.values(context.errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
  };
}

export const paths: readonly string[] = pathsIn(routes);

/** Returns the query parameters that change this page; null where there is no page. */
export const parametersOf = (path: string): string[] | null => pageAt(path).parameters;

/** Returns whether that page has a form: its HTML is rendered per visitor and must not be shared. */
export const hasForm = (path: string): boolean => pageAt(path).hasForm;

type PageAt = { parameters: string[] | null; hasForm: boolean };

/** Size limit of the cache, above the site's number of addresses. Further addresses are matched on every request. */
const MAX_KNOWN = 2_000;
const known = new Map<string, PageAt>();

/** Returns the page at an address, cached: react-router ranks all its routes again on every match. */
function pageAt(path: string): PageAt {
  const before = known.get(path);
  if (before) return before;
  const matches = matchRoutes(routes, path) ?? [];
  const handles = matches.map(({ route }) => route.handle as Handle | undefined);
  const isPage = matches.length > 0 && matches.at(-1)?.route.path !== '*';
  const found = {
    parameters: isPage ? handles.flatMap((handle) => [...(handle?.query ?? [])]) : null,
    hasForm: handles.some((handle) => handle?.form === true),
  };
  if (isPage && known.size < MAX_KNOWN) known.set(path, found);
  return found;
}

function pathsIn(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...pathsIn(children)]);
}

function answerWith(context: StaticHandlerContext, { status, actionData }: FormAnswer) {
  const route = context.matches.at(-1)?.route;
  if (!route || context.errors) return;
  context.statusCode = status;
  context.actionData = { [route.id]: actionData };
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
