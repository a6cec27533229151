import { columnasSaldos, ejemploSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.js';
import { multipartInterceptor } from '../../../resource/files/incoming/multipart.interceptor.js';
import { oneFile } from '../../../resource/files/upload.interceptor.js';
import type { Heading } from '../../../resource/imports/lines.js';

export const balancesTemplateQuery = z.strictObject({
  contenido: z.enum(['encabezados', 'ejemplo'], 'Elija encabezados o ejemplo').default('encabezados'),
});

export type BalancesTemplateQuery = z.output<typeof balancesTemplateQuery>;

/** Returns the template: headings, optionally with two example lines; separated by `;`. */
export function balancesTemplate({ contenido }: BalancesTemplateQuery): string {
  const lines = contenido === 'ejemplo' ? ejemploSaldos : [];
  const cells = [
    columnasSaldos.map(({ columna }) => columna),
    ...lines.map((line) => columnasSaldos.map(({ campo }) => line[campo] ?? '')),
  ];
  return `\uFEFF${cells.map((line) => `${line.join(';')}\r\n`).join('')}`;
}

export const columnsTable = [
  '| columna | | admite |',
  '|---|---|---|',
  ...columnasSaldos.map(
    ({ columna, etiqueta, obligatoria, admite }) =>
      `| \`${columna}\` | ${etiqueta}${obligatoria ? ' (obligatoria)' : ''} | ${admite} |`,
  ),
].join('\n');

export const headings: readonly Heading[] = columnasSaldos.map(({ campo, columna, obligatoria }) => ({
  field: campo,
  label: columna,
  required: obligatoria,
  ...(campo === 'numeroOperacion' && { also: ['numero_cuenta_operacion'] }),
}));

const oneAtATime = () => new Problem('conflicto', 'Otro archivo de saldos está llegando. Espere a que termine.');

export class BalancesUpload extends multipartInterceptor(({ SALDOS_MAX_MB }) =>
  oneFile({ megabytes: SALDOS_MAX_MB, fields: 5, fieldSize: 100, oneAtATime }),
) {}
