import { MaskedColumn } from '../../cases/MaskedColumn';
import { PersonColumn } from '../../cases/PersonColumn';
import type { Override } from '../Override';
import { AgeColumn } from './AgeColumn';

/** Who asks for what since when; their document, only to tell them apart. */
export const solicitudes: Override = {
  columns: { creadoEn: AgeColumn, nombres: PersonColumn, numeroDocumento: MaskedColumn },
  hidden: ['primerApellido'],
};
