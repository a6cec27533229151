import { startTicker } from './frame/startTicker';
import { startFilters } from './lists/startFilters';
import { dismiss } from './sections/comunicados/dismissed';
import { fillSlider } from './simulators/fields/fillSlider';

/** Starts what answers to one touch, or to the clock, and needs no React. */
export function startBehaviours() {
  startCopying();
  startPrinting();
  startOffline();
  forEach('header', startHeader);
  forEach('[data-lectura]', startReading);
  forEach('#menu-principal', startMenus);
  forEach('[data-cinta]', startTicker);
  forEach('[data-aviso]', startBanner);
  forEach('[data-filtros]', startFilters);
  forEach<HTMLInputElement>('input[type=range]', fillSlider);
  forEach('[data-cercania]', async (page) => (await import('./sections/agencias/startAgencias')).startAgencias(page));
  forEach('[data-feriados]:not([data-cercania])', (list) =>
    whenNear(list, async () => (await import('./sections/agencias/startOpenNow')).startOpenNow(list)),
  );
  const ends = [...document.querySelectorAll<HTMLElement>('[data-plazo]')];
  if (ends.length > 0) void import('./sections/licitaciones/startPlazos').then(({ startPlazos }) => startPlazos(ends));
}

function forEach<E extends HTMLElement = HTMLElement>(selector: string, start: (found: E) => unknown) {
  for (const found of document.querySelectorAll<E>(selector)) start(found);
}

/** Once somebody is about to see it: what nobody scrolls to costs nothing. */
function whenNear(element: HTMLElement, start: () => unknown) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
}

/** Lets the worker answer where there is no line (`worker.ts`). Where browsers have none, or are asked for none, pages are as ever. */
function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/trabajador.js').catch(() => undefined);
}

/** Prints the page at the press of its buttons, once whatever else hears the press has made it ready. */
function startPrinting() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-imprimir]')) print();
  });
}

const THRESHOLD_PX = 50;

/** Says on the header that the page is scrolled by more than 50 px. */
function startHeader(header: HTMLElement) {
  const look = () => header.toggleAttribute('data-desplazada', scrollY > THRESHOLD_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}

/** Lets visitors dismiss the announcement of the day. */
function startBanner(banner: HTMLElement) {
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.remove();
    dismiss(banner.dataset.aviso ?? '');
  });
}

/** Copies the address of the button that is pressed, and says so beside it; no button where the browser lets no page do it. */
function startCopying() {
  if (!navigator.clipboard) {
    for (const button of document.querySelectorAll<HTMLElement>('[data-copiar]')) button.hidden = true;
    return;
  }
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copiar]');
    if (!button) return;
    const isCopied = await navigator.clipboard.writeText(button.dataset.copiar ?? '').then(
      () => true,
      () => false,
    );
    button.toggleAttribute('data-copiado', isCopied);
    const said = button.parentElement?.querySelector('[role=status]');
    if (said) said.textContent = isCopied ? 'Enlace copiado' : 'No se pudo copiar';
  });
}

/** Where the choice of larger letters is kept; the page's first script reads it before anything is painted. */
const KEY = 'letra';
const LARGE = 'grande';

/** Larger letters, kept on this device; and the voice of the device, where it has one that speaks Spanish. */
function startReading(tools: HTMLElement) {
  startMenus(tools);
  const larger = tools.querySelector<HTMLButtonElement>('[data-letra-grande]');
  const { dataset: page } = document.documentElement;
  const show = () => larger?.setAttribute('aria-pressed', String(page.letra === LARGE));
  larger?.addEventListener('click', () => {
    if (page.letra === LARGE) delete page.letra;
    else page.letra = LARGE;
    keep(page.letra);
    show();
  });
  show();
  offerVoice(tools);
}

/** Browsers may refuse their storage: then it holds for this page. */
function keep(letra: string | undefined) {
  try {
    if (letra) localStorage.setItem(KEY, letra);
    else localStorage.removeItem(KEY);
  } catch {}
}

/** Voices come a while after the page. What reads comes with the first touch. */
function offerVoice(tools: HTMLElement) {
  if (!('speechSynthesis' in window)) return;
  const offer = () => {
    if (!speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('es'))) return;
    speechSynthesis.removeEventListener('voiceschanged', offer);
    const listen = tools.querySelector<HTMLButtonElement>('[data-escuchar]');
    if (!listen?.parentElement) return;
    listen.parentElement.hidden = false;
    listen.addEventListener('click', async () => (await import('./frame/readAloud')).readAloud(tools), { once: true });
  };
  speechSynthesis.addEventListener('voiceschanged', offer);
  offer();
}

/**
 * What `<details>` does not do by itself in the main menu: one open at a time in older browsers, closed by Escape (the focus
 * goes back to its summary), by a click elsewhere and by leaving the page.
 */
function startMenus(root: HTMLElement) {
  const open = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const close = (except?: EventTarget | null) => {
    for (const details of open()) if (details !== except) details.open = false;
  };
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) close(target);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const [details] = open();
    if (event.key !== 'Escape' || !details) return;
    // The submenu closes first; the panel on phones, which is a popover, with the next Escape.
    event.preventDefault();
    const inside = details.contains(document.activeElement);
    details.open = false;
    if (inside) details.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) close();
  });
  // Whoever comes back finds the page, not the menu that led away from it.
  addEventListener('pagehide', () => {
    close();
    if (root.matches(':popover-open')) root.hidePopover();
  });
}
