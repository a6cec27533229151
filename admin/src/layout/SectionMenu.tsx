import { adminPathOf, menuGroups } from '@coop/domain';
import { Box, ListSubheader } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useYo } from '../session/useYo';
import { settings } from '../settings';
import { EntryIcon } from './EntryIcon';
import { entryLabel } from './entryLabel';
import { LogoutItem } from './LogoutItem';

/** The menu of the specification, in its groups and order: only what this role may open, and the way out. */
export function SectionMenu() {
  const { menu } = useYo();
  const [open] = useSidebarState();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const groups = menuGroups
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => menu.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <Box
      ref={nav}
      component="nav"
      aria-label="Menú del panel"
      sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      {open && (
        <Box sx={{ px: 2.5, pt: 2, fontWeight: 700, color: 'primary.main' }}>{settings.entidad.nombreCorto}</Box>
      )}
      <Menu sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', scrollbarWidth: 'thin' }}>
        {groups.map(({ label, entries }) => (
          <Box key={label} role="group" aria-label={label}>
            {open && label !== 'Panel' && (
              <ListSubheader component="div" aria-hidden disableSticky sx={heading}>
                {label}
              </ListSubheader>
            )}
            {entries.map((entry) => (
              <Menu.Item
                key={entry}
                to={adminPathOf(entry)}
                primaryText={entryLabel(entry)}
                leftIcon={<EntryIcon entry={entry} />}
                aria-current={isHere(adminPathOf(entry), pathname) ? 'page' : undefined}
                // Every address begins with the panel's own, which would mark it as the current one.
                sx={entry === 'panel' && pathname.startsWith('/administrador/') ? notCurrent : undefined}
              />
            ))}
          </Box>
        ))}
      </Menu>
      <LogoutItem open={open} />
    </Box>
  );
}

const heading = { bgcolor: 'transparent', lineHeight: 1, pt: 2, pb: 0.75, px: 2.5 };

const isHere = (address: string, pathname: string) =>
  pathname === address || (address !== '/administrador' && pathname.startsWith(`${address}/`));

const notCurrent = { '&&.RaMenuItemLink-active': { color: 'inherit', bgcolor: 'transparent', fontWeight: 'inherit' } };
