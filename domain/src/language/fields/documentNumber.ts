import { z } from 'zod';
import { readDocumentNumber } from '../../text/readDocumentNumber.js';
import { field, type Options } from '../field.js';

/**
 * Number of an identity document (CI, foreign CI, passport or NIT), normalized by `readDocumentNumber`. The rules of
 * `persona` check its format against the document type.
 */
export const documentNumber = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('documentNumber', label, options, () =>
    z
      .string('Ingrese el número de documento')
      .max(30, { error: 'Máximo 30 caracteres', abort: true })
      .overwrite(readDocumentNumber)
      .regex(/^[A-Z0-9-]{4,15}$/, 'El número de documento solo puede tener letras, dígitos y guion'),
  );
