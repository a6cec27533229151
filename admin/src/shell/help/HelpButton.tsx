import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

const Drawer = lazy(async () => ({ default: (await import('./HelpDrawer')).HelpDrawer }));

/** What the section that is open is, and the words of the norm. It comes when somebody asks for it. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="Ayuda de esta pantalla">
        <IconButton color="inherit" aria-label="Ayuda de esta pantalla" onClick={() => setOpen(true)}>
          <HelpOutline />
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
