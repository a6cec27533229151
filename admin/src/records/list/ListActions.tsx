import type { AnySection } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import { Box, Button, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterButton, Link, TopToolbar, useListContext } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { ROOMY } from '../../ground/tools/roomy';
import { ExportButton } from '../bulk/ExportButton';
import { ImportButton } from '../imports/ImportButton';
import { TrashButton } from '../trash/TrashButton';
import { type ListColumns, ListViews } from './ListViews';

type Props = {
  section: AnySection;
  columns: ListColumns;
  /** The section's own tools. */
  children?: ReactNode;
};

/** Toolbar of a list. */
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
        // The filter button shows its label only where the other tools do.
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

/** Link to the create form; only an icon on tablets. */
function CreateButton({ section }: { section: AnySection }) {
  const [word, rest] = section.kind === 'submission' ? ['Registrar', ' por otro canal'] : ['Crear', ''];
  return (
    <Tooltip title={word + rest}>
      <Button
        component={Link}
        to={`/administrador/${section.name}/create`}
        variant="contained"
        size="small"
        startIcon={<Add />}
        aria-label={word + rest}
        sx={styles}
      >
        <Box component="span" className="palabra">
          {word}
        </Box>
        {rest && (
          <Box component="span" sx={{ display: 'none', whiteSpace: 'pre', [ROOMY]: { display: 'inline' } }}>
            {rest}
          </Box>
        )}
      </Button>
    </Tooltip>
  );
}

const styles = {
  minHeight: 36,
  '@media (min-width: 600px) and (max-width: 1199.95px)': {
    minWidth: 36,
    '& .palabra': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
};
