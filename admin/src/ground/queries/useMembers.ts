import { findSection, membersSection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { useCan } from '../staff/staff';

type Members = readonly { uid: string; nombre: string }[];

/** Staff to whom a section's cases can be assigned; undefined while loading, empty if the user assigns none. */
export function useLoadedAssignees(section: string | undefined): Members | undefined {
  const { responsables } = useDataProvider<typeof dataProvider>();
  const can = useCan();
  const { data, isLoading } = useQuery({
    queryKey: [section, 'responsables'],
    queryFn: () => responsables(section ?? ''),
    enabled: Boolean(section && findSection(section)?.kind === 'submission' && can(section, 'anotar')),
    staleTime: 5 * 60_000,
  });
  return data ?? (isLoading ? undefined : nobody);
}

const nobody: Members = [];

export const useAssignees = (section: string | undefined): Members => useLoadedAssignees(section) ?? nobody;

export function useMembers(section: string | undefined): Members {
  const can = useCan();
  const holdsCases = findSection(section ?? '')?.kind === 'submission';
  const assignees = useAssignees(section);
  const { data = [] } = useGetList(
    membersSection,
    {
      filter: { estado: 'activo' },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'nombre', order: 'ASC' },
    },
    { enabled: !holdsCases && can(membersSection, 'leer') },
  );
  return holdsCases ? assignees : data.map(({ id, nombre, email }) => ({ uid: String(id), nombre: nombre || email }));
}
