import type { CriterioSaldo } from '@coop/domain';

export type Question = { criterio: CriterioSaldo; valor: string; motivo: string };

/** What a question for balances is answered: rows with the fields that the role reads. */
export type Answer = {
  fechaCorte: string | null;
  desactualizado: boolean;
  aviso: string;
  filas: Record<string, unknown>[];
  hayMas: boolean;
};
