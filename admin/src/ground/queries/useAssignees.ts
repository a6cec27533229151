import { findSection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { useCan } from '../staff/useCan';

/** Staff to whom a section's cases can be assigned; empty if it has no cases or the user cannot read it. */
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
