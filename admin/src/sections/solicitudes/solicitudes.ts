import { caseColumns } from '../../cases/caseColumns';
import { MaskedColumn } from '../../cases/MaskedColumn';
import type { Override } from '../Override';
import { AgeColumn } from './AgeColumn';

/** Who asks for what since when; their document, only to tell them apart. */
export const solicitudes: Override = {
  columns: { ...caseColumns, creadoEn: AgeColumn, numeroDocumento: MaskedColumn },
  hidden: ['primerApellido'],
};
