import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { inLaPaz } from '@coop/domain';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, Column, Table } from './table.js';

/** Excel's limit of characters per cell; beyond it, the file is reported as damaged. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;
const BOLIVIA = '[$-400A]';

/** Streams a one-sheet workbook with a frozen header. Text is never a formula. */
export function xlsxOf({ title, columns, rows }: Table): Readable {
  const sheet = writeXlsxStream(valuesIn(columns, rows), {
    name: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME),
    freezePane: { rows: 1 },
    columns: columns.map((column) => ({
      header: column.label,
      width: Math.min(Math.max(column.label.length + 2, 12), 40),
      numFmt: formatOf(column),
    })),
  });
  return Readable.fromWeb(sheet as ReadableStream<Uint8Array>);
}

async function* valuesIn(columns: readonly Column[], rows: Table['rows']) {
  for await (const row of rows) yield columns.map((column, at) => valueIn(column, row[at] ?? null));
}

function formatOf({ holds, format }: Column): string | undefined {
  if (holds === 'day') return `${BOLIVIA}dd/mm/yyyy`;
  return holds === 'moment' ? `${BOLIVIA}dd/mm/yyyy hh:mm` : format;
}

function valueIn({ holds }: Column, cell: Cell): string | number | Date | null {
  if (cell === null) return null;
  if (holds === 'number') return Number(cell);
  if (holds === 'text') return plain(cell);
  // Workbooks have no time zones: dates are written in La Paz time.
  return new Date(inLaPaz(cell));
}

/** Escapes text that looks like a character escape of the format (`_x0041_`). */
const plain = (text: string) => text.slice(0, LONGEST_TEXT).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
