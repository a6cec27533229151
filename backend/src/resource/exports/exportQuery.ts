import type { AnySection } from '@coop/domain';
import { z } from 'zod';
import { oncePer } from '../../platform/oncePer.js';
import { listQuery } from '../rows/api/listQuery.js';
import { formats } from './sendTable.js';

export const format = z.enum(formats, 'Elija csv o xlsx').default('csv');

/** The query of an export: that of the list, of all its rows, and the kind of file. */
export const exportQuery = oncePer((section: AnySection) =>
  listQuery(section).omit({ range: true }).extend({ formato: format }),
);

export type ExportQuery = z.output<ReturnType<typeof exportQuery>>;
