import { findSection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { useCan } from '../staff/useCan';

/** Staff to whom a case of the section may be given; none where it holds no cases or is not this user's. */
export function useAssignees(section: string | undefined) {
  const { responsables } = useDataProvider<typeof dataProvider>();
  const can = useCan();
  const { data = [] } = useQuery({
    queryKey: [section, 'responsables'],
    queryFn: () => responsables(section ?? ''),
    enabled: Boolean(section && findSection(section)?.kind === 'submission' && can(section, 'anotar')),
    staleTime: 5 * 60_000,
  });
  return data;
}
