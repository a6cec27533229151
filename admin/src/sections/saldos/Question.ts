import type { CriterioSaldo } from '@coop/domain';

export type Question = { criterio: CriterioSaldo; valor: string; motivo: string };
