import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import { MaskedColumn } from '../../cases/columns/MaskedColumn';
import type { Override } from '../Override';
import { MonthlyReportButton } from './MonthlyReportButton';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  columns: { ...caseColumns, numeroOperacion: MaskedColumn },
  labels: caseLabels,
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
  Toolbar: MonthlyReportButton,
};
