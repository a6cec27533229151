import { caseColumns } from '../../cases/caseColumns';
import { MaskedColumn } from '../../cases/MaskedColumn';
import type { Override } from '../Override';
import { MonthlyReportButton } from './MonthlyReportButton';

/** Complaints have a legal clock: the list makes room for it, and says how long is left. */
export const reclamos: Override = {
  columns: { ...caseColumns, numeroOperacion: MaskedColumn },
  hidden: ['primerApellido', 'razonSocial', 'plazo'],
  Toolbar: MonthlyReportButton,
};
