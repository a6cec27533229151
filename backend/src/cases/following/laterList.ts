import type { AnyRow, AnySection } from '@coop/domain';

/** A document that came later, and its day. */
type Later = { archivo: string; fecha: string };

/** The field that later documents of a case join, its most, and those that it has; undefined where it takes none as it stands. */
export function laterList({ fields, submission }: AnySection, row: AnyRow) {
  const { takes } = submission?.followed ?? {};
  if (!takes?.in.includes(String(row.estado)) || row.anonimizadoEn) return undefined;
  const list = (row[takes.documents] ?? []) as readonly Later[];
  return { name: takes.documents, most: fields[takes.documents].max as number, list };
}

/** How many documents more it takes; null where it takes none as it stands. */
export function roomFor(section: AnySection, row: AnyRow): number | null {
  const later = laterList(section, row);
  return later ? Math.max(0, later.most - later.list.length) : null;
}
