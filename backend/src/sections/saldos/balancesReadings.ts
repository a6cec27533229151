import type { Reading } from '../../platform/metrics/reading.js';
import type { LotesRepository } from './lotes/lotes.repository.js';

/** Metrics: age and rows of the balances in force. */
export const balancesReadings = (lotes: LotesRepository): Reading[] => [
  {
    name: 'balances_age_seconds',
    help: 'Cuánto hace que se cargó el lote de saldos vigente; NaN si no hay ninguno',
    read: async () => {
      const inForce = await lotes.findInForce();
      return inForce ? [{ value: (Date.now() - Date.parse(inForce.cargadoEn)) / 1_000 }] : [];
    },
  },
  {
    name: 'balances_rows',
    help: 'Filas del lote de saldos vigente; NaN si no hay ninguno',
    read: async () => {
      const inForce = await lotes.findInForce();
      return inForce ? [{ value: inForce.filas }] : [];
    },
  },
];
