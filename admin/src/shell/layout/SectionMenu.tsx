import { menuGroups, rolLabels } from '@coop/domain';
import { Box, ListSubheader, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Menu, RefreshIconButton, ToggleThemeButton, useSidebarState } from 'react-admin';
import { settings } from '../../ground/page/settings';
import { useYo } from '../../ground/staff/useYo';
import { ApprovalsButton } from './ApprovalsButton';
import { EntityIcon } from './EntityIcon';
import { EntryItem } from './EntryItem';
import { LogoutItem } from './LogoutItem';
import { ObligationsButton } from './ObligationsButton';

/** The menu of the specification, in its groups and order: only what this role may open, and the way out. */
export function SectionMenu() {
  const { menu, nombre, email, rol } = useYo();
  const [open] = useSidebarState();
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
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, fontWeight: 700, color: 'primary.main' }}
        >
          <EntityIcon size={24} />
          {settings.entidad.nombreCorto}
        </Box>
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
              <EntryItem key={entry} entry={entry} />
            ))}
          </Box>
        ))}
      </Menu>
      <Box
        sx={{
          display: { xs: 'flex', sm: 'none' },
          flexWrap: 'wrap',
          alignItems: 'center',
          px: 1.5,
          pt: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {/* The bar on top has no room for all this there. */}
        <Typography variant="body2" sx={{ flex: '1 1 100%', px: 1, overflowWrap: 'anywhere' }}>
          {`${nombre || email} · ${rolLabels[rol]}`}
        </Typography>
        <ApprovalsButton />
        <ObligationsButton />
        <ToggleThemeButton />
        <RefreshIconButton />
      </Box>
      <LogoutItem open={open} />
    </Box>
  );
}

const heading = { bgcolor: 'transparent', lineHeight: 1, pt: 2, pb: 0.75, px: 2.5 };
