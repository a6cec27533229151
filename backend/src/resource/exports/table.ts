/** What a column of an export holds, and so how its cells are written. */
export type Column = {
  label: string;
  holds: 'text' | 'number' | 'day' | 'moment';
  /** Of a number: how a workbook shows it. */
  format?: string;
};

/** A cell as it travels: '1250.50', '2026-11-20', an instant in UTC, or plain text. */
export type Cell = string | null;

/** Something to write to a file, as it comes: its rows are never held all at once. */
export type Table = { title: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> };
