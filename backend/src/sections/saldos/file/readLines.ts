import { CsvError, parse } from 'csv-parse/sync';
import { physicalLines, type TextFile } from './physicalLines.js';

/** A line: its number, and its cells or why it is unreadable. `part`: fraction of the file read so far (0 to 1). */
export type Line = { number: number; part: number } & ({ cells: string[] } | { unreadable: string });

/** Maximum line length, in characters; detects files with thousands of columns. */
export const LONGEST_LINE = 20_000;

/** Yields the non-empty lines, parsed. A fault affects only its own line. */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  let delimiter: string | undefined;
  for await (const { text, number, part } of physicalLines(file, LONGEST_LINE)) {
    // `;` if the first line has one: column names contain neither `;` nor a comma.
    delimiter ??= text.includes(';') ? ';' : ',';
    yield { number, part, ...cellsOf(text, delimiter) };
  }
}

function cellsOf(text: string, delimiter: string): { cells: string[] } | { unreadable: string } {
  if (text.length > LONGEST_LINE) return { unreadable: 'La línea es demasiado larga' };
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  try {
    // Cells don't span lines, so an unclosed quote is a fault of its own line only.
    const [cells = []] = parse(text, { delimiter, relax_column_count: true });
    return { cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unreadable: 'Unas comillas no se abren o no se cierran bien' };
  }
}
