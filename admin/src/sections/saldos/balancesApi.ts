import type { CriterioSaldo } from '@coop/domain';
import type { Balances, Lote } from '@coop/domain/answers';
import { httpClient } from '../../ground/api/fetchApi';
import { sendForm } from '../../ground/api/uploadFile';

export type Question = { criterio: CriterioSaldo; valor: string; motivo: string };

const base = '/api/saldos';
const post = async (path: string, body?: object) =>
  (await httpClient(`${base}/${path}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })).json;

export const balancesApi = {
  ask: (question: Question): Promise<Balances> => post('consulta', question),

  /** Returns the latest batches; `page` is 0-based. */
  async lotes(page: number, perPage: number): Promise<{ lotes: Lote[]; total: number }> {
    const range = JSON.stringify([page * perPage, page * perPage + perPage - 1]);
    const { json, headers } = await httpClient(`${base}/lotes?range=${encodeURIComponent(range)}`);
    return { lotes: json, total: Number(headers.get('Content-Range')?.split('/').at(-1) ?? json.length) };
  },

  lote: async (id: string): Promise<Lote> => (await httpClient(`${base}/lotes/${id}`)).json,

  send(file: File, fechaCorte: string, options: Parameters<typeof sendForm>[2]): Promise<Lote> {
    const form = new FormData();
    form.set('fechaCorte', fechaCorte);
    form.set('archivo', file);
    return sendForm(`${base}/lotes`, form, options);
  },

  cancel: (id: string): Promise<Lote> => post(`lotes/${id}/cancelar`),
  order: (id: string, name: 'confirmar' | 'anular', motivo: string): Promise<Lote> =>
    post(`lotes/${id}/${name}`, { motivo }),
};
