import type { Override } from '../Override';
import { ClaimantColumn } from './ClaimantColumn';
import { DeadlineColumn } from './DeadlineColumn';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  columns: { nombres: ClaimantColumn, fechaLimite: DeadlineColumn },
  hidden: ['primerApellido', 'razonSocial', 'montoComprometido'],
};
