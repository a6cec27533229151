import { columnasSaldos, ejemploSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import { z } from 'zod';

/** Query of the template: headings only, or with example lines. */
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

/** Markdown table of the columns, for the API documentation. */
export const columnsInWords = [
  '| columna | | admite |',
  '|---|---|---|',
  ...columnasSaldos.map(
    ({ columna, etiqueta, obligatoria, admite }) =>
      `| \`${columna}\` | ${etiqueta}${obligatoria ? ' (obligatoria)' : ''} | ${admite} |`,
  ),
].join('\n');
