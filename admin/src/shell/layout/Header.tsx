import EventNote from '@mui/icons-material/EventNoteOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import { Box, Popover, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { AppBar, type AppBarProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import { settings } from '../../ground/page/settings';
import { useFirstDay } from '../../ground/queries/opening';
import { usePersonalNotices } from '../../ground/queries/usePersonalNotices';
import { useYo } from '../../ground/staff/staff';
import { PaletteButton } from '../palette/PaletteButton';
import { AccountMenu } from './AccountMenu';
import { HeaderTool } from './HeaderTool';
import { titleOf } from './titleOf';
import { usePages } from './usePages';

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
            <PageLinks />
          </Box>
          <HelpButton />
          <AccountMenu />
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

/** Narrower screens have them in the account menu, to leave room for the title. */
const withRoom = { display: { xs: 'none', lg: 'contents' } };

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

const PageLinks = () =>
  usePages().map(({ label, to, count, isUrgent }) => (
    <HeaderTool
      key={to}
      word={label}
      name={count > 0 ? `${label}: ${count}` : label}
      icon={<EventNote />}
      {...{ to, count, isUrgent }}
    />
  ));

const Drawer = lazyWithRetry(async () => (await import('../help/HelpDrawer')).HelpDrawer);

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
      <HeaderTool word="Ayuda" name={name} hasNews={left > 0} icon={<HelpOutline />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Bell = lazyWithRetry(async () => (await import('../bell/Bell')).Bell);

function BellButton() {
  const { notices = [] } = usePersonalNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = notices.filter(({ leido }) => !leido).length;
  const close = () => setAnchor(null);
  return (
    <>
      <HeaderTool
        word="Avisos"
        name={unread > 0 ? `Avisos: ${unread} sin leer` : 'Avisos'}
        count={unread}
        icon={<Notifications />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
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
