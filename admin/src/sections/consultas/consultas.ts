import { caseColumns } from '../../cases/caseColumns';
import type { Override } from '../Override';

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = { columns: caseColumns, hidden: ['primerApellido', 'plazo'] };
