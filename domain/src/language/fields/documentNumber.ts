import { z } from 'zod';
import { readDocumentNumber } from '../../text/readDocumentNumber.js';
import { field, type Options } from '../field.js';

/**
 * The number of an identity document (CI, foreign CI, passport or NIT), read by `readDocumentNumber`.
 * Which form is right depends on the document's type: see the rules of `persona`.
 */
export const documentNumber = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('documentNumber', label, options, () =>
    z
      .string('Ingrese el número de documento')
      .max(30, { error: 'Máximo 30 caracteres', abort: true })
      .overwrite(readDocumentNumber)
      .regex(/^[A-Z0-9-]{4,15}$/, 'El número de documento solo puede tener letras, dígitos y guion'),
  );
