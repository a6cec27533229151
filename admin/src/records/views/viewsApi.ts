import type { RemovedId, SavedView } from '@coop/domain/answers';
import { httpClient } from '../../ground/api/httpClient';
import { ifMatch } from '../../ground/api/ifMatch';

/** Editable fields of a view. */
export type ViewDraft = Pick<SavedView, 'nombre' | 'rol' | 'filtro' | 'orden' | 'columnas'>;

const call = async (path: string, init?: RequestInit) => (await httpClient(`/api/vistas${path}`, init)).json;

/** API of saved views. */
export const viewsApi = {
  find: (seccion: string): Promise<SavedView[]> => call(`?${new URLSearchParams({ seccion })}`),
  create: (seccion: string, view: ViewDraft): Promise<SavedView> =>
    call('', { method: 'POST', body: JSON.stringify({ seccion, ...view }) }),
  replace: (view: SavedView, draft: ViewDraft): Promise<SavedView> =>
    call(`/${view.id}`, { method: 'PUT', headers: ifMatch(view), body: JSON.stringify(draft) }),
  remove: (view: SavedView): Promise<RemovedId> => call(`/${view.id}`, { method: 'DELETE', headers: ifMatch(view) }),
};
