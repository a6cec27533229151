import { caseColumns } from '../../cases/caseColumns';
import { caseLabels } from '../../cases/caseLabels';
import type { Override } from '../Override';

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = { columns: caseColumns, labels: caseLabels, hidden: ['primerApellido', 'plazo'] };
