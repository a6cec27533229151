import type { AnySection } from '@coop/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { takePart } from '../../ground/queries/opening';
import { useCan } from '../../ground/staff/staff';

export const trashPath = (section: AnySection) => `/administrador/${section.name}/papelera`;

/** Returns the label of a section's trash, with its row count; undefined for users who cannot delete. */
export function useTrashLabel(section: AnySection): string | undefined {
  const isOffered = useCan()(section.name, 'eliminar');
  const { papelera } = useDataProvider<typeof dataProvider>();
  const { data: total } = useQuery({
    queryKey: [section.name, 'papelera', 'total'],
    queryFn: () => takePart('papelera', async () => (await papelera(section.name, 0, 1)).total, section.name),
    enabled: isOffered,
  });
  if (!isOffered) return undefined;
  return total ? `Papelera (${total})` : 'Papelera';
}
