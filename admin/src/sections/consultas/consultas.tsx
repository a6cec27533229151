import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels } from '../../cases/columns/columns';
import { OwnCases } from '../../cases/trends/OwnCases';
import type { Override } from '../Override';

/** Queries, with their deadline of two business days in the list. */
export const consultas: Override = {
  section: 'contactanos/consultas',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: caseColumns,
  labels: caseLabels,
  hidden: ['primerApellido', 'plazo'],
  Trend: OwnCases,
};
