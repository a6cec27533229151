import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePolicy, stillPolicy } from './securityHeaders.js';

type Pieces = { head: string; body: string; address?: string | undefined; modules: readonly string[] };
/** `still`: as it was drawn, without any script; `framed`: our own pages may frame it. `widget`: another origin whose script and frame a form may ask for. */
type Options = { still?: boolean; framed?: boolean; widget?: string | undefined };
/** What of the page is the entity's: what its head says, and its colours as a sheet. */
type Looks = { head: string; theme: string };

/** The module of the server bundle that every page needs. */
const FRAME = 'src/entry-server.tsx';

/** Puts a rendered page into the built template: its sheets inline, its script late, its policy beside it. */
export function createDocument(dist: string) {
  const [client, server] = [path.join(dist, 'client'), path.join(dist, 'server')];
  const script = `/${entryOf(readManifest(client))}`;
  const drawn = readManifest(server);
  const template = readFileSync(path.join(client, 'index.html'), 'utf8').replace(
    /(?<!\s)\s*<(?:script|link)\b(?=[^<>]*\/assets\/)[^<>]*>(?:<\/script>)?/g,
    '',
  );
  // Asked for before the sheet that names it is read: a first page is drawn in it, or in that of reserve until it is left.
  const typefaces = typefacesOf(drawn, FRAME)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
  const sheets = new Map<string, string>();
  const sheetOf = (file: string) => {
    const known = sheets.get(file) ?? readFileSync(path.join(server, file), 'utf8').trim();
    sheets.set(file, known);
    return known;
  };
  const scripts = [FIRST_SCRIPT, SPECULATION_RULES].map(sha256);
  return (pieces: Pieces, looks: Looks, { still = false, framed = false, widget }: Options = {}) => {
    const { body, address, modules } = pieces;
    const head = typefaces + looks.head + pieces.head;
    const sheet = [looks.theme, ...sheetsOf(drawn, [FRAME, ...modules]).map(sheetOf)].join('\n');
    const style = `<style>${sheet}</style>`;
    const styles = [sha256(sheet)];
    if (still) return { html: withoutScript(page(head + style, body)), csp: stillPolicy({ styles, framed }) };
    const own = address === undefined ? '' : ` data-direccion="${escapeAttribute(address)}"`;
    const first = `<script data-guion="${script}"${own}>${FIRST_SCRIPT}</script>`;
    const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
    return { html: page(head + style + first, body + rules), csp: pagePolicy({ scripts, styles, widget }) };
  };

  function page(head: string, body: string) {
    // Functions: in a plain replacement, `$&` in the content would mean something.
    return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
  }
}

/** No script of ours comes to hide what applies to nobody yet. */
const withoutScript = (html: string) => html.replace('<html ', '<html data-sin-guion ');

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A text that stays within the double quotes of an attribute. */
const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * What a browser may fetch before somebody follows a link that they point at or press: pages that are the same for everybody.
 * Not those with a form, each filling of which is one visitor's, nor what is asked for with a query, nor what is no page.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*\\?(.+)',
                '/api/*',
                '/archivos/*',
                '/documentos/*',
                '/vista-previa/*',
                '/login*',
                '/admin*',
                '/*.xml',
              ],
            },
          },
          {
            not: {
              href_matches: ['consultas', 'solicitud-credito', 'reclamos', 'califiquenos', 'opinion'].map(
                (form) => `/contactanos/${form}`,
              ),
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** What Vite says of each module of a build that has a file of its own, by its name. */
type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>>;

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The file of the script that pages start. */
const entryOf = (manifest: Manifest): string => chunkOf(manifest, 'index.html').file;

/** The sheets of these modules and of all that they import, imports first, without repeats. */
function sheetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { imports, css } = chunkOf(manifest, name);
    imports?.forEach(visit);
    for (const sheet of css ?? []) sheets.add(sheet);
  };
  modules.forEach(visit);
  return [...sheets];
}

/** The typefaces that the sheets of a module name. */
const typefacesOf = (manifest: Manifest, name: string): string[] =>
  (chunkOf(manifest, name).assets ?? []).filter((file) => file.endsWith('.woff2'));

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build of public-site lacks ${name}`);
  return chunk;
}

/**
 * The one inline script, the same on every page, in its head. As the page arrives it hides the announcement that this visitor
 * dismissed, sets the letters as large as they chose, notes whether they save data, and opens the one that stands over the page, so that both are so from the first paint; once it is there, it leaves
 * whoever chose in a list where they were. It starts the page's script once the page is on screen, or at the first touch:
 * before that it would take the bandwidth of what is being looked at. Where it can't come, the page is one without script.
 */
const FIRST_SCRIPT = `{
  const { dataset: page } = document.documentElement;
  const { guion, direccion } = document.currentScript.dataset;
  const read = (storage, key) => { try { return window[storage].getItem(key) ?? ''; } catch { return ''; } };
  if (read('localStorage', 'letra') === 'grande') page.letra = 'grande';
  if (navigator.connection?.saveData) page.ahorro = '';
  const CLOSED = 'comunicados-descartados';
  const closed = read('localStorage', CLOSED).split(' ').filter(Boolean);
  const open = (popup) => {
    const id = popup.dataset.emergente;
    if (closed.includes(id) || document.activeElement !== document.body || scrollY > 0) return;
    popup.onclose = () => { try { localStorage.setItem(CLOSED, [id, ...closed].slice(0, 20).join(' ')); } catch {} };
    popup.onclick = ({ target }) => { if (target === popup || target.closest('button')) popup.close(); };
    popup.showModal();
  };
  let popup;
  const arrive = () => {
    if (closed.includes(document.querySelector('[data-aviso]')?.dataset.aviso)) page.avisoDescartado = '';
    // What follows it is there: it is whole.
    if (!popup && (popup = document.querySelector('[data-emergente]:has(+ *)'))) open(popup);
  };
  const arrival = new MutationObserver(arrive);
  arrival.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    arrive();
    arrival.disconnect();
    const place = JSON.parse(read('sessionStorage', 'filtros') || 'null');
    if (place?.path === location.pathname) scrollTo(0, place.y);
  });
  if (direccion) history.replaceState(null, '', direccion);
  let started;
  const start = () => { started ??= import(guion).catch(() => { page.sinGuion = ''; }); };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  const painted = () => requestAnimationFrame(() => setTimeout(idle));
  addEventListener('load', painted);
  for (const e of ['pointerdown', 'keydown', 'touchstart']) addEventListener(e, start, { once: true, capture: true, passive: true });
}`;
