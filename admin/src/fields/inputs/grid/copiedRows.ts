import type { Field, Fields } from '@coop/domain';
import { cellText } from './cellText';
import type { Row } from './fillCells';

/** Rows as a spreadsheet takes them: a line of headings, then one a row, cells between tabs. */
export const copiedRows = (rows: readonly Row[], columns: Fields): string =>
  [
    Object.values<Field>(columns).map(({ label }) => label),
    ...rows.map((row) => Object.entries<Field>(columns).map(([name, field]) => cellText(field, row[name]))),
  ]
    .map((cells) => cells.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
