/** `sessionStorage` key of scroll position and field, which the page's first script reads. */
const KEY = 'filtros';
type Place = { path: string; y: number; field?: string | undefined; byKeys?: boolean };

/** Applies filter choices at once, and restores the scroll position and focus afterwards. */
export function startFilters(filters: HTMLElement) {
  const form = filters.querySelector('form');
  reopen(form);
  let chosen: string | undefined;
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    chosen = target.name;
    form.requestSubmit();
  });
  form?.addEventListener('submit', () =>
    storePlace(chosen ?? document.activeElement?.getAttribute('name') ?? undefined),
  );
  filters.querySelector('a')?.addEventListener('click', () => storePlace());
  if (form && isNew() && [...form.querySelectorAll('select')].some(isChanged)) form.requestSubmit();
}

/** Whether this is a new navigation; on back/forward the browser restores old choices. */
function isNew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(initial, 0);
}

/** Reopens the filters after a choice and returns the keyboard focus to its field. */
function reopen(form: HTMLFormElement | null) {
  const place: Place | null = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  attempt(() => sessionStorage.removeItem(KEY));
  const field = place?.path === location.pathname && place.field ? form?.elements.namedItem(place.field) : undefined;
  if (!(field instanceof HTMLElement) || document.activeElement !== document.body) return;
  // The visitor may want to choose another filter.
  const fold = field.closest('details');
  if (fold) fold.open = true;
  if (place?.byKeys) {
    field.setAttribute('aria-describedby', 'hallados');
    field.focus({ preventScroll: true });
  }
  // Scrolls again: the collapsed page was shorter.
  if (fold && place) scrollTo({ top: place.y, behavior: 'instant' });
}

function storePlace(name?: string) {
  const byKeys = document.activeElement?.matches(':focus-visible') ?? false;
  const place: Place = { path: location.pathname, y: scrollY, field: name, byKeys };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(place)));
}

/** Browsers may refuse storage: then the page starts at its top. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
