import type { AnySection } from '@coop/domain';
import type { DataProvider, RaRecord } from 'react-admin';

type Filter = Readonly<Record<string, unknown>>;

export const openCases = ({ submission, flows }: AnySection): Filter =>
  submission?.term
    ? { plazo: ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'] }
    : {
        estado: Object.keys(flows.estado?.states ?? {}).filter(
          (state) => !submission?.retention.closed.includes(state),
        ),
      };

/** Returns the order in which cases are worked: by due date or appointment, else by arrival. */
export const workOrder = ({ submission, table }: AnySection) =>
  ({ field: submission?.term ? 'venceEn' : (table.upcomingFirst?.at ?? 'creadoEn'), order: 'ASC' }) as const;

/** Returns the next open case, overdue first: of the queue's filter, else of the section. */
export async function findNextCase(
  getList: DataProvider['getList'],
  section: AnySection,
  id: RaRecord['id'],
  filter: Filter,
): Promise<RaRecord | undefined> {
  const open = openCases(section);
  const sort = workOrder(section);
  for (const attempt of [{ ...open, ...filter }, open]) {
    // Two rows, because the case itself may still be open.
    const { data } = await getList(section.name, { filter: attempt, sort, pagination: { page: 1, perPage: 2 } });
    const next = data.find((row) => row.id !== id && isOpen(section, row));
    if (next) return next;
  }
  return undefined;
}

/** Whether the case waits for an answer; a queue's own filter may ask for closed ones. */
const isOpen = ({ submission }: AnySection, row: RaRecord): boolean =>
  submission?.term ? Boolean(row.venceEn) : !submission?.retention.closed.includes(row.estado);
