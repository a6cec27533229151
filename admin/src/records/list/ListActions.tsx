import type { AnySection } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { Box, Button, Divider, ListItemIcon, MenuItem, Tooltip } from '@mui/material';
import { FilterButton, Link, TopToolbar, useStore } from 'react-admin';
import { useCan } from '../../ground/staff/staff';
import { ROOMY } from '../../ground/tools/tools';
import { useColumns } from '../views/useViews';
import { ViewMenu } from '../views/ViewMenu';
import type { ListTool } from './listTools';
import { MoreMenu } from './MoreMenu';

/** Key in react-admin's store: whether the rows of the lists are 44 px high instead of 36. */
export const ROOMY_ROWS = 'filasComodas';

/** Available columns, those hidden by default, and whether the screen is too narrow to choose. */
export type ListColumns = { names: readonly string[]; away: string[]; isNarrow: boolean };

function ListView({ section, names, away, isNarrow }: ListColumns & { section: AnySection }) {
  const { hidden, initial, ofView, setHidden } = useColumns(section, names, away);
  const isInitial = names.every((name) => hidden.includes(name) === away.includes(name));
  const shown = isInitial ? null : names.filter((name) => !hidden.includes(name));
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  const [isRoomy, setRoomy] = useStore(ROOMY_ROWS, false);
  // react-admin's own selector nests switches in options, which screen readers cannot reach.
  const option = (key: string, label: string, isOn: boolean, onToggle: () => void) => (
    <MenuItem key={key} role="menuitemcheckbox" aria-checked={isOn} dense onClick={onToggle}>
      <ListItemIcon>{isOn ? <CheckBox /> : <CheckBoxOutlineBlank />}</ListItemIcon>
      {label}
    </MenuItem>
  );
  const columns = names.map((name) =>
    option(name, section.fields[name].label, !hidden.includes(name), () => toggle(name)),
  );
  const reset = (
    <MenuItem key="iniciales" dense onClick={() => setHidden(initial)}>
      Columnas iniciales
    </MenuItem>
  );
  const density = [option('comodas', 'Filas cómodas', isRoomy, () => setRoomy(!isRoomy)), <Divider key="densidad" />];
  return (
    <ViewMenu
      section={section}
      columnas={isNarrow ? ofView : shown}
      columns={isNarrow ? [] : [...density, ...columns, reset]}
    />
  );
}

type ListActionsProps = { section: AnySection; columns: ListColumns; tools: readonly ListTool[] };

export function ListActions({ section, columns, tools }: ListActionsProps) {
  const can = useCan();
  return (
    <TopToolbar
      sx={{
        flexWrap: 'wrap',
        ml: 'auto',
        gap: 0.25,
        '& > *': { whiteSpace: 'nowrap' },
        '&&': { flex: '0 1 auto', bgcolor: 'transparent', py: 0.5, minHeight: 0, alignItems: 'center' },
        // The filter button shows its label only where the other tools do.
        '@media (min-width: 600px) and (max-width: 1199.95px)': {
          '& .add-filter': {
            minWidth: 36,
            fontSize: 0,
            '& .MuiButton-startIcon': { m: 0, '& > svg': { fontSize: 22 } },
          },
        },
      }}
    >
      <FilterButton disableSaveQuery />
      <ListView section={section} {...columns} />
      <MoreMenu section={section} tools={tools} />
      {can(section.name, 'crear') && <CreateButton section={section} />}
    </TopToolbar>
  );
}

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
