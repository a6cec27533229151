import { startTicker } from './frame/startTicker';
import { startFilters } from './lists/startFilters';
import { dismiss } from './sections/comunicados/dismissed';
import { fillSlider } from './simulators/fields/fillSlider';

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

/** Runs `start` when the element approaches the viewport, so that unseen content costs nothing. */
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

/** Registers the service worker (`worker.ts`). Without support, or when registration fails, pages work as before. */
function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/trabajador.js').catch(() => undefined);
}

function startPrinting() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-imprimir]')) print();
  });
}

const THRESHOLD_PX = 50;

/** Sets `data-desplazada` on the header while the page is scrolled by more than 50 px. */
function startHeader(header: HTMLElement) {
  const look = () => header.toggleAttribute('data-desplazada', scrollY > THRESHOLD_PX);
  addEventListener('scroll', look, { passive: true });
  look();
}

function startBanner(banner: HTMLElement) {
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.remove();
    dismiss(banner.dataset.aviso ?? '');
  });
}

/** Copies a button's address; hides the buttons without the Clipboard API. */
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
    const status = button.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = isCopied ? 'Enlace copiado' : 'No se pudo copiar';
  });
}

/** `localStorage` key of the large-text setting. The page's first script reads it before the first paint. */
const KEY = 'letra';
const LARGE = 'grande';

/** Toggles large text, persisted on this device, and offers text-to-speech when the device has a Spanish voice. */
function startReading(tools: HTMLElement) {
  startMenus(tools);
  const larger = tools.querySelector<HTMLButtonElement>('[data-letra-grande]');
  const { dataset: page } = document.documentElement;
  const show = () => larger?.setAttribute('aria-pressed', String(page.letra === LARGE));
  larger?.addEventListener('click', () => {
    if (page.letra === LARGE) delete page.letra;
    else page.letra = LARGE;
    storeSetting(page.letra);
    show();
  });
  show();
  offerVoice(tools);
}

/** Persists the setting; browsers may refuse storage, and then it applies to this page only. */
function storeSetting(letra: string | undefined) {
  try {
    if (letra) localStorage.setItem(KEY, letra);
    else localStorage.removeItem(KEY);
  } catch {}
}

/** Shows the listen button once a Spanish voice loads, which happens after the page. */
function offerVoice(tools: HTMLElement) {
  if (!('speechSynthesis' in window)) return;
  const offer = () => {
    if (!speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('es'))) return;
    speechSynthesis.removeEventListener('voiceschanged', offer);
    const listen = tools.querySelector<HTMLButtonElement>('[data-escuchar]');
    if (!listen?.parentElement) return;
    listen.parentElement.hidden = false;
    listen.addEventListener('click', async () => (await import('./frame/readAloud')).readAloud(tools), { once: true });
    const inPage = document.querySelector<HTMLButtonElement>('[data-escuchar-pasos]');
    if (!inPage) return;
    inPage.hidden = false;
    inPage.addEventListener('click', (event) => {
      // The tools hold the pause and the stop; a click elsewhere closes them.
      event.stopPropagation();
      for (const details of tools.querySelectorAll('details')) details.open = true;
      listen.click();
    });
  };
  speechSynthesis.addEventListener('voiceschanged', offer);
  offer();
}

/** Main menu: one `<details>` at a time in older browsers; Escape and outside clicks close it. */
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
    // Escape closes the submenu first; a second Escape closes the mobile panel, which is a popover.
    event.preventDefault();
    const inside = details.contains(document.activeElement);
    details.open = false;
    if (inside) details.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) close();
  });
  // The back/forward cache must restore the page with its menu closed.
  addEventListener('pagehide', () => {
    close();
    if (root.matches(':popover-open')) root.hidePopover();
  });
}
