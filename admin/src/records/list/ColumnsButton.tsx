import type { AnySection } from '@coop/domain';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeek from '@mui/icons-material/ViewWeek';
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Button, useStore } from 'react-admin';

type Props = {
  section: AnySection;
  names: readonly string[] /** Those left out until somebody chooses. */;
  hidden: string[];
};

/**
 * Chooses the columns of a list; the table reads the same place of the store. react-admin's own button nests switches
 * in options, which a screen reader can't enter.
 */
export function ColumnsButton({ section, names, hidden }: Props) {
  const [away, setAway] = useStore<string[]>(`${section.name}.datatable`, hidden);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const toggle = (name: string) => setAway(away.includes(name) ? away.filter((one) => one !== name) : [...away, name]);
  return (
    <>
      <Button label="ra.action.select_columns" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <ViewWeek />
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={!away.includes(name)}
            dense
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{away.includes(name) ? <CheckBoxOutlineBlank /> : <CheckBox />}</ListItemIcon>
            {section.fields[name].label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense onClick={() => setAway(hidden)}>
          Columnas iniciales
        </MenuItem>
      </Menu>
    </>
  );
}
