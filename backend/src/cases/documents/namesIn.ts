import { type AnyRow, type AnySection, type Field, findSection, nameKey } from '@coop/domain';
import type { TableStore } from '../../resource/rows/table-store.js';

export async function namesIn(
  { fields }: AnySection,
  row: AnyRow,
  tables: TableStore,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value = row[name];
    const to = field.to && typeof value === 'string' ? findSection(field.to) : undefined;
    const found = to && (await tables.findBy(to, field.by ?? 'id', value as string));
    if (to && found) names.set(nameKey(field, value), to.title(found));
  }
  return names;
}
