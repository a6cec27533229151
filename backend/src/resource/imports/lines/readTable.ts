import { CsvError, parse } from 'csv-parse/sync';

/** A CSV record: its row number as spreadsheets count it, and its cells or why it is unreadable. */
export type TableRecord = { number: number } & ({ cells: string[] } | { unreadable: string });

/** Limits of a table: non-empty rows, and total lines. */
export type TableLimits = { rows: number; lines: number };

const UNQUOTED = 'Unas comillas no se abren o no se cierran bien: desde aquí no se pudo leer';

export class TooManyRows extends Error {}

/**
 * Parses a CSV (RFC 4180) with multi-line cells and any line ending; returns the non-empty records. Stops at the first
 * unreadable one. Throws TooManyRows.
 */
export function readTable(text: string, limits: TableLimits): TableRecord[] {
  // The parser counts a quoted CRLF as two lines.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [, announced] = /^"?sep=([^\n])"?\n/i.exec(lines) ?? [];
  const [first = ''] = lines.split('\n', 1);
  const records: TableRecord[] = [];
  // The `sep=` line is not a row.
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

/** Detects the delimiter from the headings, which contain none of these characters. */
const delimiterOf = (headings: string): string => {
  const unquoted = headings.replace(/"[^"]*"/g, '');
  return [';', '\t', '|'].find((sign) => unquoted.includes(sign)) ?? ',';
};
