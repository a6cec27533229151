import { caseColumns } from '../../cases/columns/caseColumns';
import { caseLabels } from '../../cases/columns/caseLabels';
import { MaskedColumn } from '../../cases/columns/MaskedColumn';
import type { Override } from '../Override';
import { AgeColumn } from './AgeColumn';

/** Who asks for what since when; their document, only to tell them apart. */
export const solicitudes: Override = {
  columns: { ...caseColumns, creadoEn: AgeColumn, numeroDocumento: MaskedColumn },
  labels: caseLabels,
  hidden: ['primerApellido'],
};
