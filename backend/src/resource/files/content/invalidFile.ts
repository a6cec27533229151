import { Problem } from '../../../platform/http/problem.js';

/** A file that can't be taken, said under the input of the file. */
export const invalidFile = (message: string): Problem =>
  new Problem('archivo_invalido', message, { errors: { archivo: message } });
