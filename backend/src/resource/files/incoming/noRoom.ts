import { Problem } from '../../../platform/http/problem.js';
import type { Queue } from '../content/look.js';

/** Refuses what visitors attach while the disk has little left; what they write is taken. */
const noRoomOfVisitors = (): Problem =>
  new Problem('no_disponible', 'En este momento no hay lugar para archivos: envíelo sin ellos, o vuelva más tarde.');

/** The same of what staff bring, where visitors' are long refused, or that is so large that it would leave little. */
export const noRoomOfStaff = (): Problem =>
  new Problem('no_disponible', 'En el disco del servidor no hay lugar para ese archivo: avise a quien lo administra.');

export const noRoomFor = (whose: Queue): Problem => (whose === 'staff' ? noRoomOfStaff() : noRoomOfVisitors());
