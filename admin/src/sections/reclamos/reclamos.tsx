import { caseScreen } from '../../cases/caseScreen';
import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import { MaskedColumn } from '../../cases/columns/MaskedColumn';
import { OwnCases } from '../../cases/trends/OwnCases';
import type { Override } from '../Override';
import { ReportsButtons } from './ReportsButtons';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  section: 'contactanos/reclamos',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: { ...caseColumns, numeroOperacion: MaskedColumn },
  labels: caseLabels,
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
  Toolbar: ReportsButtons,
  Trend: OwnCases,
};
