import { type AnySection, isImpersonalFilter } from '@coop/domain';
import { z } from 'zod';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { listQuery } from '../rows/api/listQuery.js';
import { formats } from './sendTable.js';

export const format = z.enum(formats, 'Elija csv o xlsx').default('csv');

/** Query of an export: the list's query without range, plus the file format. */
export const exportQuery = memoizeByKey((section: AnySection) =>
  listQuery(section).omit({ range: true }).extend({ formato: format }),
);

export type ExportQuery = z.output<ReturnType<typeof exportQuery>>;

/**
 * Returns the export filter for the audit log. Values that may identify a person (searched text, personal fields) are
 * reduced to the field's name. The log outlives the person's data.
 */
export function filterForRecord(section: AnySection, filter: Readonly<Record<string, unknown>> = {}) {
  const names = Object.keys(filter);
  const isLoggable = (name: string) => isImpersonalFilter(section, name);
  const withheld = names.filter((name) => !isLoggable(name));
  return {
    filtro: Object.fromEntries(Object.entries(filter).filter(([name]) => isLoggable(name))),
    ...(withheld.length > 0 && { filtroSinValor: withheld }),
  };
}
