import { adminPathOf, type MenuEntry, menuGroups } from '@coop/domain';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import LogoutIcon from '@mui/icons-material/Logout';
import { Box, ListItemButton, ListItemIcon, ListSubheader } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Menu, useLogout, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { EntryIcon } from '../../ground/menu/EntryIcon';
import { entryLabel } from '../../ground/menu/entries';
import { settings } from '../../ground/page/settings';
import { amountOf, usePanel } from '../../ground/queries/opening';
import { useYo } from '../../ground/staff/staff';

/** Sidebar menu, grouped and ordered by the specification: the role's entries and sign-out. */
export function SectionMenu() {
  const { menu } = useYo();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const groups = menuGroups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => menu.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <Box
      ref={nav}
      component="nav"
      aria-label="Menú del panel"
      sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, fontWeight: 700, color: 'primary.main' }}
      >
        <EntityIcon size={24} />
        {settings.entidad.nombreCorto}
      </Box>
      <Menu sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin' }}>
        {groups.map(({ label, entries, folds }) => (
          <Box key={label} role="group" aria-label={label}>
            {label !== 'Panel' && (
              <ListSubheader component="div" aria-hidden disableSticky sx={heading}>
                {label}
              </ListSubheader>
            )}
            {folds?.map((fold) => <Fold key={fold.label} {...fold} />) ??
              entries.map((entry) => <EntryItem key={entry} entry={entry} />)}
          </Box>
        ))}
      </Menu>
      <LogoutItem />
    </Box>
  );
}

const heading = { bgcolor: 'transparent', lineHeight: 1, pt: 2, pb: 0.75, px: 2.5 };

/** The entity's square logo, if any. `size`: side in pixels. */
function EntityIcon({ size }: { size: number }) {
  const { cuadrado } = settings.entidad.logos;
  if (!cuadrado) return null;
  return <img src={cuadrado.url} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />;
}

function LogoutItem() {
  const logout = useLogout();
  return (
    <ListItemButton
      component="button"
      onClick={() => void logout()}
      sx={{
        px: 2.5,
        minHeight: 48,
        flex: '0 0 auto',
        width: '100%',
        font: 'inherit',
        fontSize: '0.92rem',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <LogoutIcon />
      </ListItemIcon>
      Cerrar sesión
    </ListItemButton>
  );
}

/** Entries that fold, open while one of them is on screen. The user's choice persists. */
function Fold({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const isHere = entries.some((entry) => isAt(entry, pathname));
  const [isOpen, setOpen] = useStore(`menu.${label}`, isHere);
  useEffect(() => {
    if (isHere) setOpen(true);
  }, [isHere, setOpen]);
  return (
    <>
      <ListItemButton
        component="button"
        role="menuitem"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={foldLook}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{isOpen ? <ExpandLess /> : <ExpandMore />}</ListItemIcon>
        {label}
      </ListItemButton>
      {isOpen && entries.map((entry) => <EntryItem key={entry} entry={entry} />)}
    </>
  );
}

const foldLook = {
  mx: 1,
  px: 1.5,
  minHeight: 38,
  borderRadius: 1,
  width: 'calc(100% - 16px)',
  font: 'inherit',
  fontSize: '0.92rem',
};

function isAt(entry: MenuEntry, pathname: string): boolean {
  const address = adminPathOf(entry);
  return pathname === address || (entry !== 'panel' && pathname.startsWith(`${address}/`));
}

function EntryItem({ entry }: { entry: MenuEntry }) {
  const { data } = usePanel();
  const figure = data?.cifras.find(({ seccion, clave }) => seccion === entry && clave === 'nuevos');
  const { pathname } = useLocation();
  const isHere = isAt(entry, pathname);
  return (
    <Menu.Item
      to={adminPathOf(entry)}
      primaryText={entryLabel(entry)}
      leftIcon={<EntryIcon entry={entry} />}
      aria-current={isHere ? 'page' : undefined}
      data-count={figure?.cantidad ? amountOf(figure) : undefined}
      // Every path starts with the panel's own, which would always match as current.
      sx={{ ...counted, ...(entry === 'panel' && !isHere && notCurrent) }}
    />
  );
}

const counted = {
  '&[data-count]::after': {
    content: 'attr(data-count) / attr(data-count) " sin atender"',
    ml: 1,
    px: 0.9,
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    // Neutral colour: the count is not an alert.
    color: 'text.primary',
    bgcolor: 'action.selected',
  },
};

const notCurrent = { '&&.RaMenuItemLink-active': { color: 'inherit', bgcolor: 'transparent', fontWeight: 'inherit' } };
