import { startBehaviours } from './behaviours';
import { startIslands } from './ui/island/startIslands';
import './styles/base.css';
import './styles/print.css';

const SUFFIX = 'Island.tsx';
const islands = import.meta.glob<{ Island: never }>('./{blocks,forms,pages,sections,ui}/**/*Island.tsx');
const byName = new Map(
  Object.entries(islands).map(([file, load]) => [file.slice('./'.length, -SUFFIX.length), load] as const),
);

startBehaviours();
const alive = startIslands(byName);

// After a new version is deployed the old chunks are gone: a full load brings the new ones. Not without a connection,
// which would leave nothing on screen (the worker answered this page, whatever the browser believes of its line), nor a second time:
// what failed may be broken.
addEventListener('vite:preloadError', () => {
  if ('guardada' in document.documentElement.dataset) return;
  const [arrival] = performance.getEntriesByType('navigation');
  const isReload = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
  if (navigator.onLine && !isReload) location.reload();
});

await alive;
document.documentElement.dataset.listo = '';
