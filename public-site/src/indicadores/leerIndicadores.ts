import type { Leer, Publicado } from '../leer';
import type { Mes } from './indicadores';

export type Estado = Publicado<'institucional/estados-financieros'>;

/** Months that a chart shows when no year is asked for. */
export const MESES = 24;
const MOST = 199;

/** Every published statement, newest first, and the figures of each month: of two statements at one date, the audited one's. */
export async function leerIndicadores(leer: Leer, signal: AbortSignal): Promise<{ estados: Estado[]; meses: Mes[] }> {
  const consulta = { range: [0, MOST], sort: ['fechaCorte', 'DESC'] } as const;
  const [{ rows: estados }, { rows: coeficientes }] = await Promise.all([
    leer.lista('institucional/estados-financieros', consulta, signal),
    leer.lista('institucional/coeficiente-adecuacion-patrimonial', consulta, signal),
  ]);
  const fechas = new Set([...estados, ...coeficientes].map(({ fechaCorte }) => fechaCorte));
  const meses = [...fechas]
    .sort()
    .reverse()
    .map((fechaCorte): Mes => {
      const deLaFecha = estados.filter((estado) => estado.fechaCorte === fechaCorte);
      const estado = deLaFecha.find(({ tipo }) => tipo === 'anual_auditado') ?? deLaFecha[0];
      return {
        fechaCorte,
        carteraBruta: estado?.carteraBruta ?? null,
        depositos: estado?.depositos ?? null,
        indiceMora: estado?.indiceMora ?? null,
        coberturaMora: estado?.coberturaMora ?? null,
        socios: estado?.socios ?? null,
        cap: coeficientes.find((row) => row.fechaCorte === fechaCorte)?.cap ?? null,
      };
    });
  return { estados, meses };
}
