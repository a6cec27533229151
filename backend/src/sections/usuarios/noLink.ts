import { invalidData, type Problem } from '../../platform/http/problem.js';

/** Refuses the code of a link that never was, was used or ended: all three alike. */
export const noLink = (): Problem =>
  invalidData({ codigo: 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».' });
