import { rolLabels } from '@coop/domain';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { AppBar, type AppBarProps, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { KeysSheet } from '../../ground/keys/KeysSheet';
import { findShortcuts, type Shortcut } from '../../ground/keys/shortcuts';
import { useShortcuts } from '../../ground/keys/useShortcuts';
import { lazily } from '../../ground/page/lazily';
import { settings } from '../../ground/page/settings';
import { useFirstDay } from '../../ground/queries/useFirstDay';
import { usePersonalNotices } from '../../ground/queries/usePersonalNotices';
import { useYo } from '../../ground/staff/useYo';
import { PaletteButton } from '../palette/PaletteButton';
import { ApprovalsButton } from './ApprovalsButton';
import { ObligationsButton } from './ObligationsButton';
import { titleOf } from './titleOf';

/** App bar: page title and user tools. */
export function Header(props: AppBarProps) {
  const title = titleOf(useLocation().pathname);
  return (
    <AppBar
      {...props}
      color="default"
      elevation={0}
      userMenu={false}
      toolbar={
        <>
          <PaletteButton />
          <BellButton />
          <Box sx={withRoom}>
            <ApprovalsButton />
            <ObligationsButton />
          </Box>
          <HelpButton />
          <KeysButton />
          <Box sx={withRoom}>
            <ToggleThemeButton />
            <LoadingIndicator />
          </Box>
          <UserCard />
        </>
      }
      sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'divider' }}
    >
      <title>{`${title} · ${settings.entidad.nombre}`}</title>
      <Typography variant="h1" sx={inTwoLines}>
        {title}
      </Typography>
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

/** Hidden on phones, where the menu has them, to leave room for the title. */
const withRoom = { display: { xs: 'none', sm: 'contents' } };

/** Smaller font on phones; a long title wraps to two lines. */
const inTwoLines = {
  fontSize: { xs: '0.95rem', sm: '1.2rem' },
  lineHeight: 1.15,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;

function UserCard() {
  const { nombre, email, rol } = useYo();
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'block' },
        mx: 1,
        textAlign: 'right',
        '& > *': { display: 'block', lineHeight: 1.25 },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
        {nombre || email}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {rolLabels[rol]}
      </Typography>
    </Box>
  );
}

/** Lists the screen's keyboard shortcuts. */
function KeysButton() {
  useShortcuts();
  const [shortcuts, setShortcuts] = useState<Shortcut[]>();
  return (
    <>
      <Tooltip title="Atajos de teclado (?)">
        <IconButton
          color="inherit"
          aria-label="Atajos de teclado"
          aria-keyshortcuts="?"
          onClick={() => setShortcuts(findShortcuts())}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <Keyboard />
        </IconButton>
      </Tooltip>
      {shortcuts && <KeysSheet shortcuts={shortcuts} onClose={() => setShortcuts(undefined)} />}
    </>
  );
}

const Drawer = lazily(async () => (await import('../help/HelpDrawer')).HelpDrawer);

/** Opens the lazy-loaded help drawer. */
function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  const { menu } = useYo();
  // Users with the dashboard have their onboarding there.
  const hasPanel = menu.includes('panel');
  const { tasks, isAside } = useFirstDay({ enabled: !hasPanel });
  const left = hasPanel || isAside ? 0 : tasks.filter(({ hecho }) => !hecho).length;
  const name = `Ayuda de esta pantalla${left > 0 ? `, y su primer día: ${left === 1 ? 'falta 1' : `faltan ${left}`}` : ''}`;
  return (
    <>
      <Tooltip title={name}>
        <IconButton color="inherit" aria-label={name} onClick={() => setOpen(true)}>
          <Badge variant="dot" color="warning" invisible={left === 0}>
            <HelpOutline />
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Bell = lazily(async () => (await import('../bell/Bell')).Bell);

/** Number of unread notifications, and their popover. */
function BellButton() {
  const { notices = [] } = usePersonalNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = notices.filter(({ leido }) => !leido).length;
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title="Avisos">
        <IconButton
          color="inherit"
          aria-label={unread > 0 ? `Avisos: ${unread} sin leer` : 'Avisos'}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={unread} color="info">
            <Notifications />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Avisos',
            sx: { width: 400, maxWidth: 'calc(100vw - 24px)', maxHeight: 'min(620px, calc(100vh - 80px))' },
          },
        }}
      >
        <Suspense>
          <Bell onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
}
