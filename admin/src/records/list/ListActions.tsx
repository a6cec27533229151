import type { AnySection } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeek from '@mui/icons-material/ViewWeek';
import { Box, Button, Divider, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FilterButton, Link, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import { ROOMY, ToolButton } from '../../ground/tools/tools';
import { ExportButton } from '../bulk/ExportButton';
import { ImportButton } from '../imports/ImportButton';
import { TrashButton } from '../trash/TrashButton';
import { useColumns } from '../views/useViews';
import { ViewsMenu } from '../views/ViewsMenu';

/** Available columns, those hidden by default, and whether the screen is too narrow to choose. */
export type ListColumns = { names: readonly string[]; away: string[]; isNarrow: boolean };

type ListViewsProps = ListColumns & { section: AnySection };

/** Saved views and column selection of a list. */
function ListViews({ section, names, away, isNarrow }: ListViewsProps) {
  const { hidden, ofView } = useColumns(section, names, away);
  const isInitial = names.every((name) => hidden.includes(name) === away.includes(name));
  const shown = isInitial ? null : names.filter((name) => !hidden.includes(name));
  return (
    <>
      <ViewsMenu section={section} columnas={isNarrow ? ofView : shown} />
      {!isNarrow && <ColumnsButton {...{ section, names, away }} />}
    </>
  );
}

type ColumnsButtonProps = {
  section: AnySection;
  names: readonly string[];
  /** Columns hidden by default. */
  away: string[];
};

/**
 * Column selector, stored under the table's own store key. react-admin's button nests switches in options, which screen
 * readers cannot reach.
 */
function ColumnsButton({ section, names, away }: ColumnsButtonProps) {
  const { hidden, initial, setHidden } = useColumns(section, names, away);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <>
      <ToolButton
        label={translate('ra.action.select_columns')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeek />
      </ToolButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(name)}
            dense
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{hidden.includes(name) ? <CheckBoxOutlineBlank /> : <CheckBox />}</ListItemIcon>
            {section.fields[name].label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense onClick={() => setHidden(initial)}>
          Columnas iniciales
        </MenuItem>
      </Menu>
    </>
  );
}

type ListActionsProps = {
  section: AnySection;
  columns: ListColumns;
  /** The section's own tools. */
  children?: ReactNode;
};

/** Toolbar of a list. */
export function ListActions({ section, columns, children }: ListActionsProps) {
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
