import type { AnySection } from '@coop/domain';
import type { RemovedId, SavedView } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useStore } from 'react-admin';
import { ifMatch } from '../../ground/api/dataProvider';
import { httpClient } from '../../ground/api/fetchApi';
import { takePart } from '../../ground/queries/opening';

export type ViewDraft = Pick<SavedView, 'nombre' | 'rol' | 'filtro' | 'orden' | 'columnas'>;

const call = async (path: string, init?: RequestInit) => (await httpClient(`/api/vistas${path}`, init)).json;

export const viewsApi = {
  find: (seccion: string): Promise<SavedView[]> => call(`?${new URLSearchParams({ seccion })}`),
  create: (seccion: string, view: ViewDraft): Promise<SavedView> =>
    call('', { method: 'POST', body: JSON.stringify({ seccion, ...view }) }),
  replace: (view: SavedView, draft: ViewDraft): Promise<SavedView> =>
    call(`/${view.id}`, { method: 'PUT', headers: ifMatch(view), body: JSON.stringify(draft) }),
  remove: (view: SavedView): Promise<RemovedId> => call(`/${view.id}`, { method: 'DELETE', headers: ifMatch(view) }),
};

const STALE_MS = 60_000;
const none: SavedView[] = [];

export const viewsKey = (section?: AnySection) => (section ? ['vistas', section.name] : ['vistas']);

export function useViews(section: AnySection) {
  const { data: views = none } = useQuery({
    queryKey: viewsKey(section),
    queryFn: () => takePart('vistas', () => viewsApi.find(section.name), section.name),
    staleTime: STALE_MS,
  });
  const { filterValues = {}, sort } = useListContext();
  const [chosenId, choose] = useStore(`${section.name}.vista`, '');
  const [field, order] = section.table.sort;
  const shows = (filter: object, by: readonly string[]) =>
    isSame(filter, filterValues) && by[0] === sort.field && by[1] === sort.order;
  const isPlain = shows({}, [field, order]);
  const matching = views.filter(({ vale, filtro, orden }) => vale && shows(filtro, orden ?? [field, order]));
  const chosen = views.find(({ id, vale }) => vale && id === chosenId);
  const current = matching.find(({ id }) => id === chosenId) ?? (isPlain ? undefined : matching[0]);
  return {
    views,
    /** The view last selected, even if the list changed since. */
    chosen: chosen ?? current,
    current,
    isPlain: isPlain && !current,
    choose,
    look: {
      filtro: filterValues as Record<string, unknown>,
      orden: sort.field === field && sort.order === order ? null : ([sort.field, sort.order] as SavedView['orden']),
    },
  };
}

export const searchOf = ({ table }: AnySection, view?: SavedView): string => {
  const [sort, order] = view?.orden ?? table.sort;
  return `?${new URLSearchParams({ filter: JSON.stringify(view?.filtro ?? {}), sort, order, page: '1' })}`;
};

const isSame = (one: object, other: object) => text(one) === text(other);
const text = (values: object) =>
  JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Columns of the current view, otherwise the user's choice in this browser; `away`: hidden by default. */
export function useColumns(section: AnySection, names: readonly string[], away: string[]) {
  const { current } = useViews(section);
  const columnas = current?.columnas;
  const initial = columnas ? names.filter((name) => !columnas.includes(name)) : away;
  const storeKey = columnas ? `${section.name}.vista.${current.id}.datatable` : `${section.name}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(storeKey, initial);
  return { storeKey, initial, hidden, setHidden, ofView: columnas ?? null };
}
