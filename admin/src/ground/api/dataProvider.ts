import { findSection, type Transition } from '@coop/domain';
import type {
  Aprobacion,
  Assignee,
  Copy,
  DeletedRow,
  FormPreview,
  HistoryEntry,
  LetterAnswer,
  NewPreviewLink,
  Note,
  Ocurrencia,
  OrderAnswer,
  OtherCase,
  PreviewLink,
  Proposal,
  RemovedId,
  ReplyTemplate,
  RowVersion,
} from '@coop/domain/answers';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DeleteParams, DeleteResult, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { httpClient } from './fetchApi';
import { isOwnOrder, requestFilter } from './requestFilter';

/** Returns the If-Match header of a row's version (optimistic lock); the server refuses a stale one. */
export const ifMatch = (row: Record<string, unknown> | undefined): HeadersInit =>
  row?.version === undefined ? {} : { 'If-Match': `"${row.version}"` };

type Id = RaRecord['id'];

/** A page of a row's history; `more` if older entries exist. */
type HistoryPage = { lines: HistoryEntry[]; more: boolean };

const call = async (method: string, path: string, body?: unknown, headers?: HeadersInit) =>
  (await httpClient(`/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }))
    .json;

const rowOf = (section: string, id: Id) => `${section}/${encodeURIComponent(id)}`;

const rest = simpleRestProvider('/api', httpClient);

/** react-admin data provider over the REST API, with methods for orders, previews and bulk actions. */
export const dataProvider = {
  ...rest,

  getList: <Row extends RaRecord>(name: string, params: GetListParams): Promise<GetListResult<Row>> => {
    const section = findSection(name);
    if (!section) return readList<Row>(name, params, false);
    const filter = requestFilter(section, params.filter ?? {});
    return readList<Row>(name, { ...params, filter }, isOwnOrder(section, params.sort));
  },

  /** Deletes a row with If-Match. Bulk deletion uses `lote`, because `deleteMany` lacks versions. */
  delete: async <Row extends RaRecord>(
    section: string,
    { id, previousData }: DeleteParams<Row>,
  ): Promise<DeleteResult<Row>> => ({
    data: await call('DELETE', rowOf(section, id), undefined, ifMatch(previousData)),
  }),

  /** Executes a transition (`publicar`, `responder`…); `data` has `version` and its fields. Returns the row. */
  accion: (section: string, id: Id, transition: string, data: Record<string, unknown>): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/${transition}`, data),

  /** Requests a second person's approval to publish a row; `data` has `version` and the comment. */
  enviarAAprobacion: (section: string, id: Id, data: Record<string, unknown>): Promise<Aprobacion> =>
    call('POST', 'aprobaciones', { ...data, seccion: section, registro: id }),

  devolver: (request: string, nota: string): Promise<Aprobacion> =>
    call('POST', `aprobaciones/${encodeURIComponent(request)}/devolver`, { nota }),

  cumplir: (obligation: string, mark: { periodo: string; fecha: string; nota: string }): Promise<Ocurrencia> =>
    call('POST', `obligaciones/${encodeURIComponent(obligation)}/cumplir`, mark),

  reabrir: (obligation: string, periodo: string): Promise<Ocurrencia> =>
    call('POST', `obligaciones/${encodeURIComponent(obligation)}/reabrir`, { periodo }),

  ordenes: (section: string, id: Id): Promise<OrderAnswer[]> => call('GET', `${rowOf(section, id)}/ordenes`),

  engendrar: (section: string, id: Id, name: string): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/${name}`),

  copia: (section: string, id: Id): Promise<Copy> => call('GET', `${rowOf(section, id)}/copia`),

  /** Creates a preview link of the row, published or not, valid for one day. */
  crearVistaPrevia: (section: string, id: Id): Promise<NewPreviewLink> =>
    call('POST', `${rowOf(section, id)}/vista-previa`),

  vistasPrevias: (section: string, id: Id): Promise<PreviewLink[]> =>
    call('GET', `${rowOf(section, id)}/vistas-previas`),

  /** Creates a preview of the form's unsaved values, for their author only. Saves nothing. */
  verAlLado: (section: string, id: Id, draft: Record<string, unknown>): Promise<FormPreview> =>
    call('PUT', `${rowOf(section, id)}/al-lado`, draft),

  revocarVistaPrevia: (section: string, id: Id, link: string): Promise<RemovedId> =>
    call('DELETE', `${rowOf(section, id)}/vistas-previas/${encodeURIComponent(link)}`),

  /** Executes an action on several rows in one transaction. On refusal, `body.fallas` lists the failing rows. */
  lote: (
    section: string,
    action: string,
    rows: readonly RaRecord[],
    values: Record<string, unknown> = {},
  ): Promise<{ registros: RaRecord[] }> =>
    call('POST', `${section}/lote/${action}`, {
      registros: rows.map(({ id, version }) => ({ id, version })),
      ...values,
    }),

  /** Returns a page of a row's history, newest first, before a given entry. */
  historial: async (section: string, id: Id, before?: string): Promise<HistoryPage> => {
    const rest = before ? `?antes=${encodeURIComponent(before)}` : '';
    const { json, headers } = await httpClient(`/api/${rowOf(section, id)}/historial${rest}`);
    return { lines: json, more: headers.get('Link')?.includes('rel="next"') ?? false };
  },

  version: (section: string, id: Id, version: number): Promise<RowVersion> =>
    call('GET', `${rowOf(section, id)}/historial/${version}`),

  /** Restores a past version; `ifMatch` is the current version, for the optimistic lock. */
  recuperarVersion: (section: string, id: Id, version: number, seen: number): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/historial/${version}/recuperar`, { version: seen }),

  responsables: (section: string): Promise<Assignee[]> => call('GET', `${section}/responsables`),

  plantillas: (section: string): Promise<ReplyTemplate[]> => call('GET', `${section}/plantillas`),

  otrosCasos: (section: string, id: Id): Promise<OtherCase[]> => call('GET', `${rowOf(section, id)}/otros-casos`),

  carta: (section: string, id: Id, answer: Record<string, unknown>): Promise<LetterAnswer> =>
    call('POST', `${rowOf(section, id)}/carta/borrador`, answer),

  notas: (section: string, id: Id): Promise<Note[]> => call('GET', `${rowOf(section, id)}/notas`),

  anotar: (section: string, id: Id, texto: string): Promise<Note> =>
    call('POST', `${rowOf(section, id)}/notas`, { texto }),

  /** Returns the deleted rows, newest first; `page` is 0-based. */
  papelera: async (section: string, page: number, perPage: number): Promise<{ rows: DeletedRow[]; total: number }> => {
    const range = JSON.stringify([page * perPage, page * perPage + perPage - 1]);
    const { json, headers } = await httpClient(`/api/${section}/papelera?range=${encodeURIComponent(range)}`);
    return { rows: json, total: Number(headers.get('Content-Range')?.split('/').at(-1) ?? json.length) };
  },

  recuperarEliminado: (section: string, id: string): Promise<RaRecord> =>
    call('POST', `${section}/papelera/${encodeURIComponent(id)}/recuperar`),
};

/** Reads a list. `isOwnOrder`: the section's sort; `meta.hayMas`: capped count (`0-24/10000+`). */
async function readList<Row extends RaRecord>(
  name: string,
  params: GetListParams,
  isOwnOrder: boolean,
): Promise<GetListResult<Row>> {
  let hayMas = false;
  const rest = simpleRestProvider('/api', async (url, options) => {
    const answer = await httpClient(adjusted(url, isOwnOrder, params.meta?.fields), options);
    hayMas = answer.headers.get('Content-Range')?.endsWith('+') ?? false;
    return answer;
  });
  const page = await rest.getList<Row>(name, params);
  return hayMas ? { ...page, meta: { hayMas } } : page;
}

/** ra-data-simple-rest always sends an order, and never which fields are shown. */
function adjusted(url: string, isOwnOrder: boolean, fields: readonly string[] | undefined): string {
  const [path, query] = url.split('?');
  const sent = new URLSearchParams(query);
  if (isOwnOrder) sent.delete('sort');
  if (fields) sent.set('fields', JSON.stringify(fields));
  return `${path}?${sent}`;
}

export type OfferedOrder = { name: string; transition: Transition; field: string; proposal: Proposal | null };

/** A transition that the server would refuse, with the reason. */
export type ImpededOrder = { name: string; label: string; why: string };
