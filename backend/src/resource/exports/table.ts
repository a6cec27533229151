/** Type of a column's cells, which decides their format. */
export type Column = {
  label: string;
  holds: 'text' | 'number' | 'day' | 'moment';
  /** Number format in a workbook. */
  format?: string;
};

/** Normalized cell value: '1250.50', '2026-11-20', a UTC instant, or plain text. */
export type Cell = string | null;

/** A table with streamed rows, never held in memory at once. */
export type Table = { title: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> };
