import { z } from 'zod';
import { withoutMarks } from '../../text/marks.js';
import { field, type Options } from '../field.js';

const reserved = new Set(['admin', 'administrador', 'api', 'login', 'nuevo', 'nueva', 'crear', 'buscar', 'pagina']);

/** Converts a text to a URL slug: lower case, no accents, words joined by hyphens, at most 80 characters. */
export const slugify = (title: string): string =>
  withoutMarks(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');

/** The last segment of a public URL. */
export const slug = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('slug', label, options, () =>
    z
      .string('Escriba la dirección')
      .max(90, 'Máximo 90 caracteres')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas sin tildes, dígitos y guiones')
      .refine((v) => !reserved.has(v), 'Esa dirección está reservada'),
  );
