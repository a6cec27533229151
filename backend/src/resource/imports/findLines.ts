import { formatNumber } from '@coop/domain';
import iconv from 'iconv-lite';
import { invalidFile } from '../files/content/uploadField.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { TaskProcess } from '../files/processes/task-process.js';
import { findEncoding, readTable, TooManyRows } from './lines.js';
import { refusedFormat } from './refusedFormat.js';
import type { SheetRead } from './sheet/readSheet.js';

/** A line's cells (null: formula without a result) or fault. `ofBook`: from a workbook. */
export type TableLine = { number: number } & (
  | { cells: readonly (string | null)[]; ofBook?: boolean }
  | { unreadable: string }
);

export type ParsedTable = { lines: TableLine[]; aviso: string | null };

/** Limits of a table. Forty years of monthly figures are 480 rows. */
const MAX_ROWS = 500;
const MAX_COLUMNS = 60;
const MAX_LINES = 50_000;

/** Limits of the notice about unread sheets. Spreadsheet sheet names have up to 31 characters. */
const MAX_NAMED = 5;
const LONGEST_NAME = 31;

const TOO_LARGE = `El archivo es demasiado grande: lleva hasta ${formatNumber(MAX_ROWS, 0)} filas, ${MAX_COLUMNS} columnas y 2 MB de texto. Divídalo.`;

const sheets = new TaskProcess<SheetRead>({
  script: new URL('./sheet.process.js', import.meta.url),
  args: [String(MAX_ROWS + 1), String(MAX_COLUMNS)],
  milliseconds: 5_000,
  megabytes: 256,
  residentMegabytes: 600,
});

/** Returns the non-empty lines of a workbook or CSV, headings first. Throws a 422 when it is neither, or too long. */
export async function findLines(file: IncomingFile): Promise<ParsedTable> {
  const bytes = await file.read();
  const refused = await refusedFormat(bytes);
  if (refused) throw invalidFile(refused);
  const found = isZip(bytes)
    ? await linesOfBook(bytes, file.signal)
    : { lines: await linesOfText(file, bytes), aviso: null };
  if (found.lines.length === 0) throw invalidFile('El archivo está vacío.');
  return found;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

async function linesOfBook(bytes: Buffer, signal: AbortSignal | undefined): Promise<ParsedTable> {
  const read = await sheets.run(bytes, signal);
  signal?.throwIfAborted();
  if (read === undefined) throw invalidFile('El libro es demasiado complejo. Guarde solo la tabla, como .xlsx o CSV.');
  if ('lines' in read)
    return { lines: read.lines.map((line) => ({ ...line, ofBook: true })), aviso: formatOtherSheets(read) };
  throw invalidFile(
    read.refused === 'large'
      ? TOO_LARGE
      : 'El libro está dañado. Ábralo en Excel y guárdelo como «Libro de Excel (.xlsx)» o CSV.',
  );
}

function formatOtherSheets({ name, others }: { name: string; others: readonly string[] }): string | null {
  if (others.length === 0) return null;
  const named = (one: string) => `«${one.slice(0, LONGEST_NAME)}»`;
  const list = new Intl.ListFormat('es').format(others.slice(0, MAX_NAMED).map(named));
  return `Se lee la hoja ${named(name)}; también ${others.length === 1 ? 'tiene datos, y no se importa' : 'tienen datos, y no se importan'}, ${list}.`;
}

async function linesOfText({ handle }: IncomingFile, bytes: Buffer): Promise<TableLine[]> {
  const encoding = await findEncoding(handle);
  if (typeof encoding !== 'string') throw invalidFile(encoding.refused);
  try {
    return readTable(iconv.decode(bytes, encoding), { rows: MAX_ROWS + 1, lines: MAX_LINES });
  } catch (error) {
    if (error instanceof TooManyRows) throw invalidFile(TOO_LARGE);
    throw error;
  }
}
