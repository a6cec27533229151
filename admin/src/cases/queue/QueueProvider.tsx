import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';
import { ListContextProvider, useListController, useStore } from 'react-admin';

type Props = { section: AnySection; children: ReactNode };
type Params = { filter?: Record<string, unknown>; sort?: string; order?: 'ASC' | 'DESC'; perPage?: number };

/** As the list: what it has just read is not asked for again. */
const ROWS = 20;

/** The cases beside the one that is open: those that the list showed, as it was filtered and ordered. */
export function QueueProvider({ section, children }: Props) {
  const [left] = useStore<Params>(`${section.name}.listParams`, {});
  const [field, order] = section.table.sort;
  const queue = useListController({
    resource: section.name,
    storeKey: false,
    disableSyncWithLocation: true,
    perPage: left.perPage ?? ROWS,
    filterDefaultValues: left.filter,
    sort: { field: left.sort ?? field, order: left.order ?? order },
    exporter: false,
  });
  return <ListContextProvider value={queue}>{children}</ListContextProvider>;
}
