import type { AnySection } from '@coop/domain';
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
