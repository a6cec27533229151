import { columnasSaldos, ejemploSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import { z } from 'zod';

/** Whether the template brings lines to look at. */
export const balancesTemplateQuery = z.strictObject({
  contenido: z.enum(['encabezados', 'ejemplo'], 'Elija encabezados o ejemplo').default('encabezados'),
});

export type BalancesTemplateQuery = z.output<typeof balancesTemplateQuery>;

/** The file of balances with its headings alone, or with two lines as they are written; `;` between cells. */
export function balancesTemplate({ contenido }: BalancesTemplateQuery): string {
  const lines = contenido === 'ejemplo' ? ejemploSaldos : [];
  const cells = [
    columnasSaldos.map(({ columna }) => columna),
    ...lines.map((line) => columnasSaldos.map(({ campo }) => line[campo] ?? '')),
  ];
  return `\uFEFF${cells.map((line) => `${line.join(';')}\r\n`).join('')}`;
}

/** The columns as Markdown, for the API's document. */
export const columnsInWords = [
  '| columna | | admite |',
  '|---|---|---|',
  ...columnasSaldos.map(
    ({ columna, etiqueta, obligatoria, admite }) =>
      `| \`${columna}\` | ${etiqueta}${obligatoria ? ' (obligatoria)' : ''} | ${admite} |`,
  ),
].join('\n');
