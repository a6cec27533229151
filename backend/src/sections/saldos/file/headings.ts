import { columnasSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import type { Heading } from '../../../resource/imports/lines/readHeadings.js';

/** What each column of the core system's file is called. */
export const headings: readonly Heading[] = columnasSaldos.map(({ campo, columna, obligatoria }) => ({
  field: campo,
  said: columna,
  required: obligatoria,
  ...(campo === 'numeroOperacion' && { also: ['numero_cuenta_operacion'] }),
}));
