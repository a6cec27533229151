import type { AnySection } from '@coop/domain';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewWeek from '@mui/icons-material/ViewWeek';
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '../../ground/tools/ToolButton';
import { useColumns } from '../views/useColumns';
import { ViewsMenu } from '../views/ViewsMenu';

/** Available columns, those hidden by default, and whether the screen is too narrow to choose. */
export type ListColumns = { names: readonly string[]; away: string[]; isNarrow: boolean };

type Props = ListColumns & { section: AnySection };

/** Saved views and column selection of a list. */
export function ListViews({ section, names, away, isNarrow }: Props) {
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
