import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnySection, sectionList } from '@coop/domain';
import { memoizeByKey } from '../platform/memoizeByKey.js';
import { pagePolicy, stillPolicy } from './securityHeaders.js';

type Pieces = { head: string; body: string; address?: string | undefined; modules: readonly string[] };
/** `still`: no scripts; `framed`: by same-origin pages; `widget`: origin of a third-party script. */
type Options = { still?: boolean; framed?: boolean; widget?: string | undefined };
/** The entity's part of a page: tags for its head, and its colours as a stylesheet. */
type BrandMarkup = { head: string; theme: string };

const FRAME = 'src/entry-server.tsx';

/** Renders a page into the built template: inline stylesheets, deferred script, and its Content-Security-Policy. */
export function createDocument(dist: string) {
  const [client, server] = [path.join(dist, 'client'), path.join(dist, 'server')];
  const script = `/${entryOf(readManifest(client))}`;
  const drawn = readManifest(server);
  const template = readFileSync(path.join(client, 'index.html'), 'utf8').replace(
    /(?<!\s)\s*<(?:script|link)\b(?=[^<>]*\/assets\/)[^<>]*>(?:<\/script>)?/g,
    '',
  );
  // Preloads the typefaces before the stylesheet names them: otherwise the first page keeps the fallback font.
  const typefaces = typefacesOf(drawn, FRAME)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
  const [start = '', middle = '', end = ''] = template.split(/<!--(?:head|body)-->/);
  // Pages with the same modules share their stylesheet, which is longer than their content.
  const stylesOf = memoizeByKey(({ theme }: BrandMarkup) => {
    const made = new Map<string, Style>();
    return (modules: readonly string[]) => {
      const files = sheetsOf(drawn, [FRAME, ...modules]).map((file) => path.join(server, file));
      const style = made.get(files.join()) ?? styleOf([theme, ...files.map(readSheet)].join('\n'));
      made.set(files.join(), style);
      return style;
    };
  });
  const scripts = [FIRST_SCRIPT, SPECULATION_RULES].map(sha256);
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  return (pieces: Pieces, looks: BrandMarkup, { still = false, framed = false, widget }: Options = {}) => {
    const { body, address, modules } = pieces;
    const head = typefaces + looks.head + pieces.head;
    const { markup, hash } = stylesOf(looks)(modules);
    const styles = [hash];
    if (still)
      return {
        html: join(withoutScript(start), head, markup, middle, body, end),
        csp: stillPolicy({ styles, framed }),
      };
    const own = address === undefined ? '' : ` data-direccion="${escapeAttribute(address)}"`;
    const first = `<script data-guion="${script}"${own}>${FIRST_SCRIPT}</script>`;
    const html = join(start, head, markup, first, middle, body, rules, end);
    return { html, csp: pagePolicy({ scripts, styles, widget }) };
  };
}

type Style = { markup: Buffer; hash: string };

const styleOf = (sheet: string): Style => ({ markup: Buffer.from(`<style>${sheet}</style>`), hash: sha256(sheet) });

const readSheet = (file: string) => readFileSync(file, 'utf8').trim();

/** Encodes piece by piece: joined as one text, a page of 100 kB takes twice as long. */
const join = (...pieces: (string | Buffer)[]) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** Marks the document so that CSS hides nothing while waiting for a script that never loads. */
const withoutScript = (html: string) => html.replace('<html ', '<html data-sin-guion ');

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Prefetches pages equal for all visitors: no forms, queries or files. */
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
          { not: { href_matches: sectionList.flatMap(({ submission }: AnySection) => submission?.form ?? []) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>>;

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const entryOf = (manifest: Manifest): string => chunkOf(manifest, 'index.html').file;

/** Returns the stylesheets of modules and their transitive imports, imports first, deduplicated. */
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

const typefacesOf = (manifest: Manifest, name: string): string[] =>
  (chunkOf(manifest, name).assets ?? []).filter((file) => file.endsWith('.woff2'));

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build of public-site lacks ${name}`);
  return chunk;
}

/**
 * Inline script in the head of every page.
 *
 * Before the first paint it hides a dismissed announcement, applies the text size, detects data saving and opens the
 * popup.
 *
 * After parsing, it restores the scroll position of a filtered list.
 *
 * It loads the page's script after the first paint or at the first input, to keep bandwidth for visible content. If
 * that fails, the page falls back to no script.
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
    if (matchMedia('(width < 640px)').matches) return popup.showModal();
    popup.show();
    document.activeElement.blur();
    addEventListener('keydown', ({ key }) => { if (key === 'Escape') popup.close(); });
  };
  let popup;
  const arrive = () => {
    if (closed.includes(document.querySelector('[data-aviso]')?.dataset.aviso)) page.avisoDescartado = '';
    // The parser has gone past it, so it is complete.
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
