import { invalidData, type Problem } from '../../platform/http/problem.js';

/** Returns the same error for unknown, used and expired links. */
export const noLink = (): Problem =>
  invalidData({ codigo: 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».' });
