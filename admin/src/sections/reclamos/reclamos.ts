import { DeadlineColumn } from '../../cases/DeadlineColumn';
import type { Override } from '../Override';
import { ClaimantColumn } from './ClaimantColumn';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  columns: { nombres: ClaimantColumn, venceEn: DeadlineColumn },
  hidden: ['primerApellido', 'razonSocial', 'montoComprometido', 'plazo'],
};
