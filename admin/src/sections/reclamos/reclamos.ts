import { DeadlineColumn } from '../../cases/DeadlineColumn';
import { MaskedColumn } from '../../cases/MaskedColumn';
import { PersonColumn } from '../../cases/PersonColumn';
import type { Override } from '../Override';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  columns: { nombres: PersonColumn, venceEn: DeadlineColumn, numeroOperacion: MaskedColumn },
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
};
