import type { Leer, Publicado } from '../../reading/leer';
import type { Month } from './indicators';

export type Statement = Publicado<'institucional/estados-financieros'>;

export const MONTHS = 24;
const MAX_ROWS = 199;

/** Reads published statements, newest first; of one date, the audited one. */
export async function readIndicators(
  leer: Leer,
  signal: AbortSignal,
): Promise<{ estados: Statement[]; meses: Month[] }> {
  const query = { range: [0, MAX_ROWS], sort: ['fechaCorte', 'DESC'] } as const;
  const [statements, coeficientes] = await Promise.all([
    leer.filas('institucional/estados-financieros', query, signal),
    leer.filas('institucional/coeficiente-adecuacion-patrimonial', query, signal),
  ]);
  const dates = new Set([...statements, ...coeficientes].map(({ fechaCorte }) => fechaCorte));
  const months = [...dates]
    .sort()
    .reverse()
    .map((fechaCorte): Month => {
      const ofTheDate = statements.filter((statement) => statement.fechaCorte === fechaCorte);
      const statement = ofTheDate.find(({ tipo }) => tipo === 'anual_auditado') ?? ofTheDate[0];
      return {
        fechaCorte,
        carteraBruta: statement?.carteraBruta ?? null,
        depositos: statement?.depositos ?? null,
        indiceMora: statement?.indiceMora ?? null,
        coberturaMora: statement?.coberturaMora ?? null,
        socios: statement?.socios ?? null,
        cap: coeficientes.find((row) => row.fechaCorte === fechaCorte)?.cap ?? null,
      };
    });
  return { estados: statements, meses: months };
}
