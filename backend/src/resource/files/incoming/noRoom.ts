import { Problem } from '../../../platform/http/problem.js';
import type { Queue } from '../content/inspectionOptions.js';

/** Rejects visitors' attachments when the disk is nearly full; their text is still accepted. */
const noRoomOfVisitors = (): Problem =>
  new Problem('no_disponible', 'En este momento no hay lugar para archivos: envíelo sin ellos, o vuelva más tarde.');

/** Rejects staff uploads, below a lower threshold than visitors' or when one file is too large for the disk. */
export const noRoomOfStaff = (): Problem =>
  new Problem('no_disponible', 'En el disco del servidor no hay lugar para ese archivo: avise a quien lo administra.');

export const noRoomFor = (whose: Queue): Problem => (whose === 'staff' ? noRoomOfStaff() : noRoomOfVisitors());
