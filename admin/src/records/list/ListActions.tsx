import type { AnySection } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import { Button as MuiButton } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterButton, Link, TopToolbar, useListContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { ExportButton } from '../bulk/ExportButton';
import { ImportButton } from '../imports/ImportButton';
import { TrashButton } from '../trash/TrashButton';
import { type ListColumns, ListViews } from './ListViews';

type Props = {
  section: AnySection;
  columns: ListColumns;
  /** The section's own. */
  children?: ReactNode;
};

/** What can be done with the list as it stands now. */
export function ListActions({ section, columns, children }: Props) {
  const can = useCan();
  const { total } = useListContext();
  return (
    <TopToolbar
      sx={{
        flexWrap: 'wrap',
        ml: 'auto',
        gap: 0.25,
        '& > *': { whiteSpace: 'nowrap' },
        '&&': { bgcolor: 'transparent', py: 0.5, minHeight: 0, alignItems: 'center' },
      }}
    >
      <FilterButton disableSaveQuery />
      <ListViews section={section} {...columns} />
      {can(section.name, 'exportar') && Boolean(total) && <ExportButton section={section} />}
      {section.imports && can(section.name, 'crear') && <ImportButton section={section} />}
      {children}
      {can(section.name, 'eliminar') && <TrashButton section={section} />}
      {can(section.name, 'crear') && (
        <MuiButton
          component={Link}
          to={`/administrador/${section.name}/create`}
          variant="contained"
          size="small"
          startIcon={<Add />}
        >
          {section.kind === 'submission' ? 'Registrar por otro canal' : 'Crear'}
        </MuiButton>
      )}
    </TopToolbar>
  );
}
