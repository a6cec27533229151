import { type Field, isAuthored, sections } from '@coop/domain';
import { snakeCase } from '../../../platform/database/tables/names.js';
import type { Heading } from '../../../resource/imports/lines/readHeadings.js';

/** What each column of the core system's file is called. */
export const headings: readonly Heading[] = Object.entries<Field>(sections.saldos.fields)
  .filter(([, field]) => isAuthored(field))
  .map(([name, { presence }]) => ({
    field: name,
    said: snakeCase(name),
    required: presence === 'required',
    ...(name === 'numeroOperacion' && { also: ['numero_cuenta_operacion'] }),
  }));
