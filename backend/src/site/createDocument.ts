import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetsOf } from './assetsOf.js';
import { readManifest } from './page-renderer.js';
import { pagePolicy } from './security-headers.js';

type Pieces = { head: string; body: string; data: string; modules: readonly string[] };
/** `still`: as it was drawn, without any script. `widget`: another origin whose script and frame a form may ask for. */
type Options = { still?: boolean; widget?: string };

/**
 * The one inline script, the same on every page. It hides the announcement that this visitor dismissed, and starts the
 * page's modules once the page is on screen, or at the first touch: before that they would take the bandwidth of what
 * is being looked at.
 */
const FIRST = `{
  const aviso = document.querySelector('[data-aviso]');
  try { if (aviso && localStorage.getItem('comunicados-descartados')?.includes(aviso.dataset.aviso)) document.documentElement.dataset.avisoDescartado = ''; } catch {}
  let modules = document.currentScript.dataset.modulos.split(' ');
  const start = () => { modules.map((m) => import(m)); modules = []; };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 });
  const painted = () => requestAnimationFrame(() => setTimeout(idle));
  document.readyState === 'complete' ? painted() : addEventListener('load', painted);
  for (const e of ['pointerdown', 'keydown', 'touchstart']) addEventListener(e, start, { once: true, capture: true, passive: true });
}`;

/** Puts a rendered page into the built template: its sheets inline, its scripts late, its policy beside it. */
export function createDocument(client: string) {
  const read = (file: string) => readFileSync(path.join(client, file), 'utf8');
  const manifest = readManifest(client);
  const template = read('index.html').replace(/\s*<(script|link)[^>]*\/assets\/[^>]*>(<\/script>)?/g, '');
  const sheets = new Map<string, string>();
  const sheetOf = (file: string) => {
    const known = sheets.get(file) ?? read(file).trim();
    sheets.set(file, known);
    return known;
  };
  return ({ head, body, data, modules }: Pieces, { still = false, widget }: Options = {}) => {
    const { js, css } = assetsOf(manifest, ['index.html', ...modules]);
    const sheet = css.map(sheetOf).join('\n');
    const style = `<style data-hojas="${addresses(css)}">${sheet}</style>`;
    const styles = [sha256(sheet)];
    if (still) return { html: page(head + style, body), csp: pagePolicy({ scripts: [], styles }) };
    const hydration = `<script type="application/json" id="hidratacion">${data}</script>`;
    const first = `<script data-modulos="${addresses(js)}">${FIRST}</script>`;
    return {
      html: page(head + style, body + hydration + first),
      csp: pagePolicy({ scripts: [sha256(FIRST)], styles, widget }),
    };
  };

  function page(head: string, body: string) {
    // Functions: in a plain replacement, `$&` in the content would mean something.
    return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
  }
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
