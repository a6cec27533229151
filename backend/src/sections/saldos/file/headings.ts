import { columnasSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import type { Heading } from '../../../resource/imports/lines/readHeadings.js';

/** Column names of the core system's file. */
export const headings: readonly Heading[] = columnasSaldos.map(({ campo, columna, obligatoria }) => ({
  field: campo,
  said: columna,
  required: obligatoria,
  ...(campo === 'numeroOperacion' && { also: ['numero_cuenta_operacion'] }),
}));
