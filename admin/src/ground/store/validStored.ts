import { findSection } from '@coop/domain';
import { z } from 'zod';

/**
 * Validates a stored list setting, because any script on this computer can write to the storage. Drops unknown parts;
 * undefined if nothing is left. Filters are never stored.
 */
export function validStored(key: string, value: unknown): unknown {
  const [, name = '', setting = ''] =
    /^(.+)\.(savedQueries|listParams|datatable|datatable_columnRanks)$/.exec(key) ?? [];
  const section = findSection(name);
  if (!setting || value === undefined || value === null) return value;
  if (!section) return undefined;
  if (setting === 'datatable')
    return z
      .array(z.string())
      .safeParse(value)
      .data?.filter((name) => Object.hasOwn(section.fields, name));
  if (setting === 'datatable_columnRanks') return z.array(z.int().min(0).max(200)).safeParse(value).data;
  return undefined;
}
