import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';
import { FilterButton, TopToolbar, useListContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { ExportButton } from '../bulk/ExportButton';
import { ImportButton } from '../imports/ImportButton';
import { TrashButton } from '../trash/TrashButton';
import { CreateButton } from './CreateButton';
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
        '&&': { flex: '0 1 auto', bgcolor: 'transparent', py: 0.5, minHeight: 0, alignItems: 'center' },
        // Its own button says its word where the others have room for theirs.
        '@media (min-width: 600px) and (max-width: 1399.95px)': {
          '& .add-filter': {
            minWidth: 36,
            fontSize: 0,
            '& .MuiButton-startIcon': { m: 0, '& > svg': { fontSize: 22 } },
          },
        },
      }}
    >
      <FilterButton disableSaveQuery />
      <ListViews section={section} {...columns} />
      {can(section.name, 'exportar') && Boolean(total) && <ExportButton section={section} />}
      {section.imports && can(section.name, 'crear') && <ImportButton section={section} />}
      {children}
      {can(section.name, 'eliminar') && <TrashButton section={section} />}
      {can(section.name, 'crear') && <CreateButton section={section} />}
    </TopToolbar>
  );
}
