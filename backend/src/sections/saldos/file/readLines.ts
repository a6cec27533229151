import { CsvError, parse } from 'csv-parse/sync';
import { physicalLines, type TextFile } from './physicalLines.js';

/** A line of the file: its number, its cells or why it has none, and which part of the file (0 to 1) had been read by then. */
export type Line = { number: number; part: number } & ({ cells: string[] } | { unreadable: string });

/** Longest line, in characters: a file of thousands of columns is told from its first one. */
export const LONGEST_LINE = 20_000;

/** The lines of the file that hold something, one by one. What is wrong with one is told of it, and the next is read. */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  let delimiter: string | undefined;
  for await (const { text, number, part } of physicalLines(file, LONGEST_LINE)) {
    // `;` where the first line has one: our headings hold neither it nor a comma.
    delimiter ??= text.includes(';') ? ';' : ',';
    yield { number, part, ...cellsOf(text, delimiter) };
  }
}

function cellsOf(text: string, delimiter: string): { cells: string[] } | { unreadable: string } {
  if (text.length > LONGEST_LINE) return { unreadable: 'La línea es demasiado larga' };
  if (!text.includes('"')) return { cells: text.split(delimiter) };
  try {
    // No cell of this file spans lines, so a quote that is never closed is a fault of its own line and no other's.
    const [cells = []] = parse(text, { delimiter, relax_column_count: true });
    return { cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unreadable: 'Unas comillas no se abren o no se cierran bien' };
  }
}
