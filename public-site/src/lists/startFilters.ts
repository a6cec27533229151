/** Where one was in the page, and in which field, for the page that a choice leads to. Its first script reads the place. */
const KEY = 'filtros';
type Place = { path: string; y: number; field?: string | undefined; byKeys?: boolean };

/** Lets the choices over a list apply at once, and leaves whoever makes them where they were. */
export function startFilters(filters: HTMLElement) {
  const form = filters.querySelector('form');
  takeUp(form);
  let chosen: string | undefined;
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    chosen = target.name;
    form.requestSubmit();
  });
  form?.addEventListener('submit', () => keep(chosen ?? document.activeElement?.getAttribute('name') ?? undefined));
  filters.querySelector('a')?.addEventListener('click', () => keep());
  if (form && isNew() && [...form.querySelectorAll('select')].some(isChanged)) form.requestSubmit();
}

/** Back in history the browser itself brings old choices back. On a new page a choice was made before this script came. */
function isNew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(initial, 0);
}

/** What was unfolded to choose stays so; whoever chose with the keyboard goes on in the same field, which tells what was found. */
function takeUp(form: HTMLFormElement | null) {
  const place: Place | null = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  attempt(() => sessionStorage.removeItem(KEY));
  const field = place?.path === location.pathname && place.field ? form?.elements.namedItem(place.field) : undefined;
  if (!(field instanceof HTMLElement) || document.activeElement !== document.body) return;
  // Whoever chose one may have another to choose.
  const fold = field.closest('details');
  if (fold) fold.open = true;
  if (place?.byKeys) {
    field.setAttribute('aria-describedby', 'hallados');
    field.focus({ preventScroll: true });
  }
  // Folded, the page was shorter.
  if (fold && place) scrollTo({ top: place.y, behavior: 'instant' });
}

function keep(name?: string) {
  const byKeys = document.activeElement?.matches(':focus-visible') ?? false;
  const place: Place = { path: location.pathname, y: scrollY, field: name, byKeys };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(place)));
}

/** Browsers may refuse their storage: then the page starts at its top. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
