import { Problem } from '../../../platform/http/problem.js';

/** Builds the Problem of a rejected file, shown under its input. */
export const invalidFile = (message: string): Problem =>
  new Problem('archivo_invalido', message, { errors: { archivo: message } });
