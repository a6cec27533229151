import { startBehaviours } from './behaviours';
import './styles/base.css';
import './styles/print.css';
import type { Island } from './ui/island/island';

type Module = { Island: Island<object> };
type Modules = ReadonlyMap<string, () => Promise<Module>>;

/** Events that signal that a visitor is about to use an element. */
const REACHES = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Hydrates `load` islands at once, others on interaction; settles once the former are done. */
function startIslands(modules: Modules): Promise<unknown> {
  const started: Promise<void>[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-isla]')) {
    const load = modules.get(element.dataset.isla ?? '');
    if (!load) throw new Error(`No island is called ${element.dataset.isla}`);
    if (element.dataset.inicio === 'load') started.push(hydrate(element, load));
    else replayClickAfterHydration(element, load);
  }
  return Promise.allSettled(started);
}

/** Replays after hydration a click that arrived before it. If hydration fails, the click has its native effect. */
function replayClickAfterHydration(element: HTMLElement, load: () => Promise<Module>) {
  let clicked: EventTarget | null = null;
  const start = async () => {
    for (const name of REACHES) element.removeEventListener(name, start, true);
    await hydrate(element, load).catch(() => undefined);
    element.removeEventListener('click', holdClick, true);
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
  const holdClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = event.target;
  };
  for (const name of REACHES) element.addEventListener(name, start, { capture: true, passive: true });
  element.addEventListener('click', holdClick, true);
  // The visitor focused the element before this script ran.
  if (element.contains(document.activeElement)) start();
}

async function hydrate(element: HTMLElement, load: () => Promise<Module>) {
  const [{ hydrateIsland }, { Island }] = await Promise.all([import('./ui/island/hydrate'), load()]);
  await hydrateIsland(element, Island.Content);
}

const SUFFIX = 'Island.tsx';
const islands = import.meta.glob<{ Island: never }>('./{blocks,forms,pages,sections,ui}/**/*Island.tsx');
const byName = new Map(
  Object.entries(islands).map(([file, load]) => [file.slice('./'.length, -SUFFIX.length), load] as const),
);

startBehaviours();
const alive = startIslands(byName);

// After a deploy the old chunks are gone: a full reload loads the new ones. It does not reload offline, which would
// leave a blank page (the worker served this page, and `navigator.onLine` is unreliable). It does not reload twice
// either: the failed chunk may be broken.
addEventListener('vite:preloadError', () => {
  if ('guardada' in document.documentElement.dataset) return;
  const [arrival] = performance.getEntriesByType('navigation');
  const isReload = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
  if (navigator.onLine && !isReload) location.reload();
});

await alive;
document.documentElement.dataset.listo = '';
