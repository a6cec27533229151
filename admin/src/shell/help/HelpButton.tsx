import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';
import { useFirstDay } from '../../ground/queries/useFirstDay';
import { useYo } from '../../ground/staff/useYo';

const Drawer = lazily(async () => (await import('./HelpDrawer')).HelpDrawer);

/** What the section that is open is, and the words of the norm. It comes when somebody asks for it. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  const { menu } = useYo();
  // Who has a panel has their first day there.
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
