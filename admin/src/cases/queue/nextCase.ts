import type { AnySection } from '@coop/domain';
import type { DataProvider, RaRecord } from 'react-admin';

type Filter = Readonly<Record<string, unknown>>;

/** Filter of the cases that still wait for an answer. */
const openCases = ({ submission, flows }: AnySection): Filter =>
  submission?.term
    ? { plazo: ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'] }
    : { estado: flows.estado?.initial ?? '' };

/**
 * Returns the open case to attend after `id`, overdue ones first: of the queue's filter, else of the whole section.
 * Undefined if no other case is open.
 */
export async function findNextCase(
  getList: DataProvider['getList'],
  section: AnySection,
  id: RaRecord['id'],
  filter: Filter,
): Promise<RaRecord | undefined> {
  const open = openCases(section);
  const sort = { field: section.submission?.term ? 'venceEn' : 'creadoEn', order: 'ASC' } as const;
  for (const asked of [{ ...open, ...filter }, open]) {
    // Two rows, because the case itself may still be open.
    const { data } = await getList(section.name, { filter: asked, sort, pagination: { page: 1, perPage: 2 } });
    const next = data.find((row) => row.id !== id && isOpen(section, row));
    if (next) return next;
  }
  return undefined;
}

/** Whether the case waits for an answer; a queue's own filter may ask for closed ones. */
const isOpen = (section: AnySection, row: RaRecord): boolean =>
  section.submission?.term ? Boolean(row.venceEn) : row.estado === section.flows.estado?.initial;
