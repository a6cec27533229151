/// <reference lib="webworker" />

// Service worker: serves the essential pages from its cache while offline, or else an offline page. Other requests go
// to the network as without it. It has no imports, so that it is a single file.

declare const self: ServiceWorkerGlobalScope & {
  navigator: WorkerNavigator & { connection?: { saveData?: boolean } };
};

const PAGES = 'paginas-1';
const FILES = 'archivos-1';
const MAX_FILES = 60;
const DAY_MS = 86_400_000;
/** Pages cached in advance: the home, branches, charges and what to do in an emergency. */
const NEEDED = ['/', '/contactanos/agencias', '/institucional/tarifario', '/necesito'];
const MOST_SITUATIONS = 8;
const INSTEAD = '/sin-conexion';
/** Only these pages are cached, without a query: others depend on the visitor or the query. */
const isCacheable = ({ search, pathname }: URL) =>
  search === '' && (NEEDED.includes(pathname) || isSituation(pathname) || isSimulator(pathname));
/** A simulator in its initial state, with its own date and rates. */
const isSimulator = (pathname: string) =>
  /^\/productos\/(creditos|prestamos|depositos-plazo-fijo|caja-ahorro)$/.test(pathname);
const isSituation = (pathname: string) => /^\/necesito\/[a-z0-9-]+$/.test(pathname);
/** The worker does not handle the panel and the API. */
const isPage = ({ pathname }: URL) => !/^\/(login|admin|api\/|archivos\/|documentos\/|vista-previa\/)/.test(pathname);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin || event.request.method !== 'GET') return;
  if (event.request.mode === 'navigate' && isPage(url)) event.respondWith(page(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event));
});

async function install() {
  await fill(await caches.open(PAGES));
  await self.skipWaiting();
}

async function fill(pages: Cache) {
  await pages.add(INSTEAD);
  // In data-saver mode, pages are cached only after a visit.
  if (self.navigator.connection?.saveData) return;
  await Promise.allSettled(NEEDED.map((address) => pages.add(address)));
  await Promise.allSettled((await findSituations(pages)).map((address) => pages.add(address)));
}

/** Returns the addresses of the first emergencies, as their list links them. */
async function findSituations(pages: Cache): Promise<string[]> {
  const html = (await (await pages.match('/necesito'))?.text()) ?? '';
  return [...new Set(html.match(/(?<=href=")\/necesito\/[a-z0-9-]+/g))].slice(0, MOST_SITUATIONS);
}

/** Refreshes the cached pages once a day, while online. */
async function refresh() {
  const pages = await caches.open(PAGES);
  const age = Date.now() - dateOf(await pages.match(INSTEAD)).getTime();
  if (age > DAY_MS) await fill(pages);
}

const dateOf = (answer: Response | undefined) => new Date(answer?.headers.get('date') ?? 0);

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.status === 200 && isCacheable(url) && isStorable(answer))
      event.waitUntil(storePage(url.pathname, answer.clone()));
    // Removes withdrawn and moved pages from the cache; a redirect is followed.
    else if (answer.status === 404 || answer.type === 'opaqueredirect') event.waitUntil(forget(url.pathname));
    event.waitUntil(refresh().catch(() => undefined));
    return answer;
  } catch {
    return (await cachedPage(url)) ?? Response.error();
  }
}

/** `no-store` marks a response to one visitor; the browser may be shared. */
const isStorable = ({ headers }: Response) => !headers.get('cache-control')?.includes('no-store');

const storePage = async (address: string, answer: Response) => (await caches.open(PAGES)).put(address, answer);
const forget = async (address: string) => (await caches.open(PAGES)).delete(address);

async function cachedPage(url: URL): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const found = isCacheable(url) ? await pages.match(url.pathname) : undefined;
  if (found) return of(found, dated);
  const instead = await pages.match(INSTEAD);
  return instead && of(instead, (html) => html);
}

/** Fills in and shows the offline note (`Saved`). */
function dated(html: string, date: string): string {
  return html.replace(/(data-sin-conexion="")\s+hidden=""/, '$1').replace('{fecha}', date);
}

/** Rebuilds a cached page marked `data-guardada`, which hides the outdated rates. */
async function of(answer: Response, change: (html: string, date: string) => string): Promise<Response> {
  const day = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeZone: 'America/La_Paz' });
  const html = change(await answer.text(), day.format(dateOf(answer))).replace('<html ', '<html data-guardada="" ');
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(html, { headers });
}

/** Serves a file cache-first: its name changes with its content. */
async function file({ request }: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const names = await files.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MAX_FILES + 1)).map((name) => files.delete(name)));
    await files.put(request, answer.clone());
  }
  return answer;
}

// Makes this file a module, so that `self` refers to the declaration above.
export {};
