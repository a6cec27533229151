import Notifications from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Popover, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';
import { usePersonalNotices } from '../../ground/queries/usePersonalNotices';

const Bell = lazily(async () => (await import('./Bell')).Bell);

/** How much of what concerns whoever is signed in they have not read, by itself; and the way to it. */
export function BellButton() {
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
