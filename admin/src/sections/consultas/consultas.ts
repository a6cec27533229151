import { DeadlineColumn } from '../../cases/DeadlineColumn';
import { PersonColumn } from '../../cases/PersonColumn';
import type { Override } from '../Override';

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = {
  columns: { nombres: PersonColumn, venceEn: DeadlineColumn },
  hidden: ['primerApellido', 'plazo'],
};
