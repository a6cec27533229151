import { rolLabels } from '@coop/domain';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Badge, Box, ButtonBase, Divider, Menu, MenuItem, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useLogout, useRefresh, useTheme } from 'react-admin';
import { findShortcuts, KeysSheet, type Shortcut, useShortcuts } from '../../ground/keys/keys';
import { useYo } from '../../ground/staff/staff';
import { usePages } from './usePages';

/** Menu of the user: theme, shortcuts, refresh and sign-out; also the pages that the app bar has no room for. */
export function AccountMenu() {
  const { nombre, email, rol } = useYo();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shortcuts, setShortcuts] = useState<Shortcut[]>();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(prefersDark ? 'dark' : 'light');
  const isDark = theme === 'dark';
  const refresh = useRefresh();
  const logout = useLogout();
  const isWide = useMediaQuery<Theme>((styles) => styles.breakpoints.up('lg'), { noSsr: true });
  const all = usePages();
  const pages = isWide ? [] : all;
  const waits = pages.reduce((sum, { count }) => sum + count, 0);
  useShortcuts();
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  // Read once the menu is gone: shortcuts are those of the topmost modal.
  const showKeys = () => setTimeout(() => setShortcuts(findShortcuts()), CLOSING_MS);
  return (
    <>
      <ButtonBase
        aria-label={`Su cuenta: ${nombre || email}, ${rolLabels[rol]}${waits > 0 ? `; ${waits} por ver` : ''}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={look}
      >
        <Badge badgeContent={waits} color="error" sx={{ display: { lg: 'none' } }}>
          <AccountCircle />
        </Badge>
        <Box sx={{ display: { xs: 'none', lg: 'block' }, textAlign: 'left', minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.25 }} noWrap>
            {nombre || email}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.25 }}>
            {rolLabels[rol]}
          </Typography>
        </Box>
        <ExpandMore fontSize="small" sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.secondary' }} />
      </ButtonBase>
      {/* Only so that the key finds it. */}
      <button type="button" tabIndex={-1} aria-keyshortcuts="?" onClick={showKeys} style={unseen}>
        Atajos de teclado
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, display: { lg: 'none' } }}>
          <Typography sx={{ fontWeight: 650 }}>{nombre || email}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rolLabels[rol]}
          </Typography>
        </Box>
        {pages.map(({ label, to, count }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)}>
            {count > 0 ? `${label}: ${count}` : label}
          </MenuItem>
        ))}
        {pages.length > 0 && <Divider component="li" />}
        <MenuItem onClick={then(refresh)}>Actualizar</MenuItem>
        <MenuItem onClick={() => setTheme(isDark ? 'light' : 'dark')}>{isDark ? 'Modo claro' : 'Modo oscuro'}</MenuItem>
        <MenuItem onClick={then(showKeys)} sx={{ display: { xs: 'none', md: 'flex' } }}>
          Atajos de teclado
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={then(() => void logout())}>Cerrar sesión</MenuItem>
      </Menu>
      {shortcuts && <KeysSheet shortcuts={shortcuts} onClose={() => setShortcuts(undefined)} />}
    </>
  );
}

/** Longer than the menu's exit transition. */
const CLOSING_MS = 300;

const look = {
  display: 'flex',
  gap: 0.75,
  flexShrink: 0,
  px: 1,
  minWidth: 40,
  minHeight: 40,
  borderRadius: 1,
  font: 'inherit',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
