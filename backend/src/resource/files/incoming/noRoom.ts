import { Problem } from '../../../platform/http/problem.js';

/** Refuses what visitors attach while the disk has little left; what they write is taken. */
export const noRoom = (): Problem =>
  new Problem('no_disponible', 'En este momento no hay lugar para archivos: envíelo sin ellos, o vuelva más tarde.');

/** The same of what staff bring that is so large that it would leave little. */
export const noRoomForLarge = (): Problem =>
  new Problem('no_disponible', 'En el disco del servidor no hay lugar para ese archivo: avise a quien lo administra.');
