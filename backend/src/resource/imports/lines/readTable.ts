import { CsvError, parse } from 'csv-parse/sync';

/** A record of a CSV: its row as a spreadsheet numbers it, and its cells or why it has none. */
export type TableRecord = { number: number } & ({ cells: string[] } | { unreadable: string });

/** Limits of a table: its rows that hold something, and all of its lines. */
export type TableLimits = { rows: number; lines: number };

const UNQUOTED = 'Unas comillas no se abren o no se cierran bien: desde aquí no se pudo leer';

export class TooManyRows extends Error {}

/**
 * Reads a CSV (RFC 4180) whose cells may span lines, with any line ends; returns the records that hold something. The first
 * that can't be read is the last. Throws TooManyRows.
 */
export function readTable(text: string, limits: TableLimits): TableRecord[] {
  // The parser counts a CRLF within quotes as two lines.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [, announced] = /^"?sep=([^\n])"?\n/i.exec(lines) ?? [];
  const [first = ''] = lines.split('\n', 1);
  const records: TableRecord[] = [];
  // The line that says the delimiter is no row.
  let row = announced ? -1 : 0;
  const keep = (cells: string[], { lines: last }: { lines: number }) => {
    row++;
    if (row > 0 && cells.some((cell) => cell.trim() !== '')) records.push({ number: row, cells });
    if (records.length > limits.rows || last >= limits.lines) throw new TooManyRows();
    return undefined;
  };
  try {
    parse(lines, {
      delimiter: announced ?? delimiterOf(first),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: keep,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    records.push({ number: row + 1, unreadable: UNQUOTED });
  }
  return records;
}

/** The delimiter of the headings, which hold none of these themselves. */
const delimiterOf = (headings: string): string => {
  const unquoted = headings.replace(/"[^"]*"/g, '');
  return [';', '\t', '|'].find((sign) => unquoted.includes(sign)) ?? ',';
};
