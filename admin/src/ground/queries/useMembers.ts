import { findSection, membersSection } from '@coop/domain';
import { useGetList } from 'react-admin';
import { useCan } from '../staff/useCan';
import { useAssignees } from './useAssignees';

/** Staff selectable in a section: its assignees if it has cases, otherwise all active members. */
export function useMembers(section: string | undefined): { uid: string; nombre: string }[] {
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
