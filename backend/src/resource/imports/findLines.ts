import { formatNumber } from '@coop/domain';
import iconv from 'iconv-lite';
import { invalidFile } from '../files/content/invalidFile.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { TaskProcess } from '../files/processes/task-process.js';
import { findEncoding } from './lines/encoding-check.js';
import { readTable, TooManyRows } from './lines/readTable.js';
import { refusedFormat } from './refusedFormat.js';
import type { SheetRead } from './sheet/readSheet.js';

/**
 * A line of a table: its number in the file, its cells (null: a formula without its result) or why it has none. `ofBook`: what
 * is text there is text, and no formula, however it begins.
 */
export type TableLine = { number: number } & (
  | { cells: readonly (string | null)[]; ofBook?: boolean }
  | { unreadable: string }
);

/** Rows of a table, and columns. Monthly figures of forty years are 480. */
const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
/** Lines of a CSV, blank ones too. */
const MOST_LINES = 50_000;

const TOO_LARGE = `El archivo es demasiado grande: lleva hasta ${formatNumber(MOST_ROWS, 0)} filas, ${MOST_COLUMNS} columnas y 2 MB de texto. Divídalo.`;

const sheets = new TaskProcess<SheetRead>({
  script: new URL('./sheet/sheet.process.js', import.meta.url),
  args: [String(MOST_ROWS + 1), String(MOST_COLUMNS)],
  milliseconds: 5_000,
  megabytes: 256,
  residentMegabytes: 600,
});

/** The lines of a workbook or a CSV that hold something, the headings first. Throws a 422 when it is neither, or too long. */
export async function findLines(file: IncomingFile): Promise<TableLine[]> {
  const bytes = await file.read();
  const refused = await refusedFormat(bytes);
  if (refused) throw invalidFile(refused);
  const lines = isZip(bytes) ? await linesOfBook(bytes, file.signal) : await linesOfText(file, bytes);
  if (lines.length === 0) throw invalidFile('El archivo está vacío.');
  return lines;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

async function linesOfBook(bytes: Buffer, signal: AbortSignal | undefined): Promise<TableLine[]> {
  const read = await sheets.ask(bytes, signal);
  signal?.throwIfAborted();
  if (read === undefined) throw invalidFile('El libro es demasiado complejo. Guarde solo la tabla, como .xlsx o CSV.');
  if ('lines' in read) return read.lines.map((line) => ({ ...line, ofBook: true }));
  throw invalidFile(
    read.refused === 'large'
      ? TOO_LARGE
      : 'El libro está dañado. Ábralo en Excel y guárdelo como «Libro de Excel (.xlsx)» o CSV.',
  );
}

async function linesOfText({ handle }: IncomingFile, bytes: Buffer): Promise<TableLine[]> {
  const encoding = await findEncoding(handle);
  if (typeof encoding !== 'string') throw invalidFile(encoding.refused);
  try {
    return readTable(iconv.decode(bytes, encoding), { rows: MOST_ROWS + 1, lines: MOST_LINES });
  } catch (error) {
    if (error instanceof TooManyRows) throw invalidFile(TOO_LARGE);
    throw error;
  }
}
