import type { AnySection } from '@coop/domain';
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { ToolButton } from '../../ground/tools/ToolButton';

/** The way to what was erased of a section, with how many there are. */
export function TrashButton({ section }: { section: AnySection }) {
  const { papelera } = useDataProvider<typeof dataProvider>();
  const { data } = useQuery({
    queryKey: [section.name, 'papelera', 'total'],
    queryFn: () => papelera(section.name, 0, 1),
  });
  return (
    <ToolButton
      to={`/administrador/${section.name}/papelera`}
      label={data?.total ? `Papelera (${data.total})` : 'Papelera'}
    >
      <DeleteSweep />
    </ToolButton>
  );
}
