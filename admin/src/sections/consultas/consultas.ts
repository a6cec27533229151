import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import type { Override } from '../Override';

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = { columns: caseColumns, labels: caseLabels, hidden: ['primerApellido', 'plazo'] };
