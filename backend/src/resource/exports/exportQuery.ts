import { type AnySection, isImpersonalFilter } from '@coop/domain';
import { z } from 'zod';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { listQuery } from '../rows/api/listQuery.js';
import { formats } from './sendTable.js';

export const format = z.enum(formats, 'Elija csv o xlsx').default('csv');

export const exportQuery = memoizeByKey((section: AnySection) =>
  listQuery(section).omit({ range: true }).extend({ formato: format }),
);

export type ExportQuery = z.output<ReturnType<typeof exportQuery>>;

/** Reduces personal filter values to the field's name: the log outlives the person's data. */
export function filterForRecord(section: AnySection, filter: Readonly<Record<string, unknown>> = {}) {
  const names = Object.keys(filter);
  const isLoggable = (name: string) => isImpersonalFilter(section, name);
  const withheld = names.filter((name) => !isLoggable(name));
  return {
    filtro: Object.fromEntries(Object.entries(filter).filter(([name]) => isLoggable(name))),
    ...(withheld.length > 0 && { filtroSinValor: withheld }),
  };
}
