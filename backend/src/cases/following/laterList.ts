import type { AnyRow, AnySection } from '@coop/domain';

/** A document added later, and its day. */
type Later = { archivo: string; fecha: string };

/**
 * Returns the field of later documents, its maximum and its current list; undefined if the case's state accepts none.
 */
export function laterList({ fields, submission }: AnySection, row: AnyRow) {
  const { laterDocuments } = submission?.tracking ?? {};
  if (!laterDocuments?.in.includes(String(row.estado)) || row.anonimizadoEn) return undefined;
  const list = (row[laterDocuments.documents] ?? []) as readonly Later[];
  return { name: laterDocuments.documents, most: fields[laterDocuments.documents].max as number, list };
}

/** Returns how many more documents the case accepts; null if its state accepts none. */
export function roomFor(section: AnySection, row: AnyRow): number | null {
  const later = laterList(section, row);
  return later ? Math.max(0, later.most - later.list.length) : null;
}
