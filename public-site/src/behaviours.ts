import { startBanner } from './frame/startBanner';
import { startHeader } from './frame/startHeader';
import { startMenus } from './frame/startMenus';
import { startReading } from './frame/startReading';
import { startTicker } from './frame/startTicker';
import { startFilters } from './lists/startFilters';
import { startOffline } from './offline/startOffline';
import { fillSlider } from './simulators/fields/fillSlider';
import { startCopying } from './ui/sharing/startCopying';
import { startPrinting } from './ui/sharing/startPrinting';

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
