import simpleRestProvider from 'ra-data-simple-rest';
import type { RaRecord } from 'react-admin';
import type { HistoryEntry } from './HistoryEntry';
import { httpClient } from './httpClient';

const call = async (method: string, path: string, body?: unknown) =>
  (await httpClient(`/api/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })).json;

/** The API as react-admin asks it, and what it has beyond plain resources. */
export const dataProvider = {
  ...simpleRestProvider('/api', httpClient),

  /** Orders a transition (`publicar`, `responder`…); `data` brings `version` and the fields it takes. Returns the row. */
  accion: (section: string, id: RaRecord['id'], transition: string, data: Record<string, unknown>): Promise<RaRecord> =>
    call('POST', `${section}/${encodeURIComponent(id)}/${transition}`, data),

  /** Everything that happened to a row, newest first. */
  historial: (section: string, id: RaRecord['id']): Promise<HistoryEntry[]> =>
    call('GET', `${section}/${encodeURIComponent(id)}/historial`),
};
