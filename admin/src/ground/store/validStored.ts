import { findSection } from '@coop/domain';
import { z } from 'zod';

/**
 * What a browser had kept of the panel's lists, as far as it still makes sense: it comes from a place that anything on this
 * computer can write. What is not known is dropped; undefined: nothing is left. Filters are not kept here at all.
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
