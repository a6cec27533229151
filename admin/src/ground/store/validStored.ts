import { type AnySection, findSection } from '@coop/domain';
import { z } from 'zod';

/**
 * What a browser had kept of the panel's lists, as far as it still makes sense: views, filters and columns come from a
 * place that anything on this computer can write. What is not known is dropped; undefined: nothing is left.
 */
export function validStored(key: string, value: unknown): unknown {
  const [, name = '', setting = ''] =
    /^(.+)\.(savedQueries|listParams|datatable|datatable_columnRanks)$/.exec(key) ?? [];
  const section = findSection(name);
  if (!setting || value === undefined || value === null) return value;
  if (!section) return undefined;
  if (setting === 'savedQueries') return validViews(section, value);
  if (setting === 'listParams') return validParams(section, value);
  if (setting === 'datatable')
    return z
      .array(z.string())
      .safeParse(value)
      .data?.filter((name) => Object.hasOwn(section.fields, name));
  return z.array(z.int().min(0).max(200)).safeParse(value).data;
}

const MOST_VIEWS = 30;
/** Plain words: no markup, nothing that is not seen. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^<>\p{Cc}]+$/u);
const plain = z.union([z.string().max(200), z.number(), z.boolean()]);
const order = z.enum(['ASC', 'DESC']);

function validViews(section: AnySection, value: unknown) {
  const sort = z.object({ field: fieldName(section), order });
  const view = z.object({ label, value: z.object({ ...listShape(section), sort }) });
  const list = Array.isArray(value) ? value.slice(0, MOST_VIEWS) : [];
  return list.flatMap((one) => view.safeParse(one).data ?? []);
}

const validParams = (section: AnySection, value: unknown) =>
  z.object({ ...listShape(section), sort: fieldName(section), order, page: z.int().min(1) }).safeParse(value).data;

const fieldName = ({ fields }: AnySection) => z.string().refine((name) => Object.hasOwn(fields, name));

/** Filters and length of a section's list; unknown filters are dropped. */
function listShape({ table: { filter } }: AnySection) {
  const isFilter = (key: string) => key === 'q' || filter.includes(key.replace(/_(desde|hasta)$/, ''));
  const known = <T extends object>(values: T) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => isFilter(key)));
  return {
    filter: z
      .record(z.string(), z.union([plain, z.array(plain).max(50)]))
      .transform(known)
      .catch({}),
    displayedFilters: z.record(z.string(), z.boolean()).transform(known).catch({}),
    perPage: z.union([z.literal(10), z.literal(20), z.literal(50)]).catch(20),
  };
}
