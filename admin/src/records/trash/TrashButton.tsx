import type { AnySection } from '@coop/domain';
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { takePart } from '../../ground/queries/opening';
import { ToolButton } from '../../ground/tools/tools';

/** Link to a section's trash, with its row count. */
export function TrashButton({ section }: { section: AnySection }) {
  const { papelera } = useDataProvider<typeof dataProvider>();
  const { data: total } = useQuery({
    queryKey: [section.name, 'papelera', 'total'],
    queryFn: () => takePart('papelera', async () => (await papelera(section.name, 0, 1)).total, section.name),
  });
  return (
    <ToolButton to={`/administrador/${section.name}/papelera`} label={total ? `Papelera (${total})` : 'Papelera'}>
      <DeleteSweep />
    </ToolButton>
  );
}
