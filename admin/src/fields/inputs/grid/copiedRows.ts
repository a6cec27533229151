import type { Field, Fields } from '@coop/domain';
import { cellText } from './cellText';
import type { Row } from './fillCells';

/** Serializes rows as tab-separated values with a header line. */
export const copiedRows = (rows: readonly Row[], columns: Fields): string =>
  [
    Object.values<Field>(columns).map(({ label }) => label),
    ...rows.map((row) => Object.entries<Field>(columns).map(([name, field]) => cellText(field, row[name]))),
  ]
    .map((cells) => cells.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
