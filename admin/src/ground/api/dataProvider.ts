import { findSection } from '@coop/domain';
import type {
  Aprobacion,
  Assignee,
  BesidePreview,
  Copy,
  HistoryEntry,
  LetterAnswer,
  NewPreviewLink,
  Note,
  Ocurrencia,
  OrderAnswer,
  OtherCase,
  PreviewLink,
  Removed,
  ReplyTemplate,
  RowVersion,
  Trashed,
} from '@coop/domain/answers';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DeleteParams, DeleteResult, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { httpClient } from './httpClient';
import { seen } from './seen';
import { filterSent, isOwnOrder } from './sentQuery';

type Id = RaRecord['id'];

/** Some of what happened to a row, and whether there is more before. */
type HistoryPage = { lines: HistoryEntry[]; more: boolean };

const call = async (method: string, path: string, body?: unknown, headers?: HeadersInit) =>
  (await httpClient(`/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }))
    .json;

const rowOf = (section: string, id: Id) => `${section}/${encodeURIComponent(id)}`;

const rest = simpleRestProvider('/api', httpClient);

/** The API as react-admin asks it, and what it has beyond plain resources. */
export const dataProvider = {
  ...rest,

  getList: <Row extends RaRecord>(name: string, params: GetListParams): Promise<GetListResult<Row>> => {
    const section = findSection(name);
    if (!section) return readList<Row>(name, params, false);
    const filter = filterSent(section, params.filter ?? {});
    return readList<Row>(name, { ...params, filter }, isOwnOrder(section, params.sort));
  },

  /** Erases a row as the user saw it. Several are erased by `lote`: react-admin's `deleteMany` tells no versions. */
  delete: async <Row extends RaRecord>(
    section: string,
    { id, previousData }: DeleteParams<Row>,
  ): Promise<DeleteResult<Row>> => ({
    data: await call('DELETE', rowOf(section, id), undefined, seen(previousData)),
  }),

  /** Orders a transition (`publicar`, `responder`…); `data` brings `version` and the fields it takes. Returns the row. */
  accion: (section: string, id: Id, transition: string, data: Record<string, unknown>): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/${transition}`, data),

  /** Asks a second person to publish a row as it stands; `data` brings `version` and what is said of it. */
  enviarAAprobacion: (section: string, id: Id, data: Record<string, unknown>): Promise<Aprobacion> =>
    call('POST', 'aprobaciones', { ...data, seccion: section, registro: id }),

  /** Gives what was sent back to who wrote it. */
  devolver: (request: string, nota: string): Promise<Aprobacion> =>
    call('POST', `aprobaciones/${encodeURIComponent(request)}/devolver`, { nota }),

  /** Marks a period of an obligation as done: when, and how one knows. */
  cumplir: (obligation: string, mark: { periodo: string; fecha: string; nota: string }): Promise<Ocurrencia> =>
    call('POST', `obligaciones/${encodeURIComponent(obligation)}/cumplir`, mark),

  /** Takes that mark away. */
  reabrir: (obligation: string, periodo: string): Promise<Ocurrencia> =>
    call('POST', `obligaciones/${encodeURIComponent(obligation)}/reabrir`, { periodo }),

  /** The orders that a row takes now from this user, and why some would be refused. */
  ordenes: (section: string, id: Id): Promise<OrderAnswer[]> => call('GET', `${rowOf(section, id)}/ordenes`),

  /** Orders a new draft made out of a row, of whatever section it is. Returns the draft. */
  engendrar: (section: string, id: Id, name: string): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/${name}`),

  /** What a new row begins with that is made from this one; nothing is written. */
  copia: (section: string, id: Id): Promise<Copy> => call('GET', `${rowOf(section, id)}/copia`),

  /** Makes a link that shows the row as it stands, published or not, for a day. */
  crearVistaPrevia: (section: string, id: Id): Promise<NewPreviewLink> =>
    call('POST', `${rowOf(section, id)}/vista-previa`),

  /** The links to a row that still open. */
  vistasPrevias: (section: string, id: Id): Promise<PreviewLink[]> =>
    call('GET', `${rowOf(section, id)}/vistas-previas`),

  /** Makes a link that shows the row as its form has it, for whoever fills it; nothing of it is saved. */
  verAlLado: (section: string, id: Id, draft: Record<string, unknown>): Promise<BesidePreview> =>
    call('PUT', `${rowOf(section, id)}/al-lado`, draft),

  revocarVistaPrevia: (section: string, id: Id, link: string): Promise<Removed> =>
    call('DELETE', `${rowOf(section, id)}/vistas-previas/${encodeURIComponent(link)}`),

  /** Orders the same for several rows: all of them or none. A refusal names those that refuse, in `body.fallas`. */
  lote: (
    section: string,
    action: string,
    rows: readonly RaRecord[],
    brought: Record<string, unknown> = {},
  ): Promise<{ registros: RaRecord[] }> =>
    call('POST', `${section}/lote/${action}`, {
      registros: rows.map(({ id, version }) => ({ id, version })),
      ...brought,
    }),

  /** What happened to a row, newest first, or before one of those lines; whether there is more. */
  historial: async (section: string, id: Id, before?: string): Promise<HistoryPage> => {
    const rest = before ? `?antes=${encodeURIComponent(before)}` : '';
    const { json, headers } = await httpClient(`/api/${rowOf(section, id)}/historial${rest}`);
    return { lines: json, more: headers.get('Link')?.includes('rel="next"') ?? false };
  },

  /** The row as it was in one version. */
  version: (section: string, id: Id, version: number): Promise<RowVersion> =>
    call('GET', `${rowOf(section, id)}/historial/${version}`),

  /** Writes again what a version said; `seen` is the version that the user has before them. */
  recuperarVersion: (section: string, id: Id, version: number, seen: number): Promise<RaRecord> =>
    call('POST', `${rowOf(section, id)}/historial/${version}/recuperar`, { version: seen }),

  /** Staff to whom a case of the section may be given. */
  responsables: (section: string): Promise<Assignee[]> => call('GET', `${section}/responsables`),

  /** Texts to start an answer from. */
  plantillas: (section: string): Promise<ReplyTemplate[]> => call('GET', `${section}/plantillas`),

  /** What else the person of a case sent, newest first. */
  otrosCasos: (section: string, id: Id): Promise<OtherCase[]> => call('GET', `${rowOf(section, id)}/otros-casos`),

  /** The letter that an answer would make; nothing is written. */
  carta: (section: string, id: Id, answer: Record<string, unknown>): Promise<LetterAnswer> =>
    call('POST', `${rowOf(section, id)}/carta/borrador`, answer),

  /** Internal notes of a case, newest first. */
  notas: (section: string, id: Id): Promise<Note[]> => call('GET', `${rowOf(section, id)}/notas`),

  anotar: (section: string, id: Id, texto: string): Promise<Note> =>
    call('POST', `${rowOf(section, id)}/notas`, { texto }),

  /** What was erased, the newest first; `page` counts from 0. */
  papelera: async (section: string, page: number, perPage: number): Promise<{ rows: Trashed[]; total: number }> => {
    const range = JSON.stringify([page * perPage, page * perPage + perPage - 1]);
    const { json, headers } = await httpClient(`/api/${section}/papelera?range=${encodeURIComponent(range)}`);
    return { rows: json, total: Number(headers.get('Content-Range')?.split('/').at(-1) ?? json.length) };
  },

  /** Puts an erased row back as a draft. */
  recuperarEliminado: (section: string, id: string): Promise<RaRecord> =>
    call('POST', `${section}/papelera/${encodeURIComponent(id)}/recuperar`),
};

/**
 * A list as ra-data-simple-rest asks for it; in the order of its section when `isOwnOrder`. `meta.hayMas` where there are more
 * rows than the server counted, which its `Content-Range` says by a sign: `0-24/10000+`.
 */
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
