import Search from '@mui/icons-material/Search';
import { Box, ButtonBase, Dialog, TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';

export function PaletteButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        aria-label="Buscar o ir a…"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={styles}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, flexGrow: 1, textAlign: 'left' }}>
          Buscar o ir a…
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', lg: 'inline' }, font: 'inherit', fontSize: '0.8rem' }}>
          Ctrl K
        </Box>
      </ButtonBase>
      {open && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const styles = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  minHeight: 40,
  minWidth: 40,
  width: { lg: 320 },
  px: 1.25,
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: 1,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.92rem',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;

const Palette = lazyWithRetry(async () => (await import('./Palette')).Palette);

/** Accepts input while the palette is still loading. */
function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" slotProps={{ paper: { 'aria-label': 'Buscar o ir a' } }}>
      <Box sx={{ p: 2 }}>
        <Suspense
          fallback={
            <TextField
              label="Buscar o ir a"
              placeholder="Nombre, código o carnet"
              autoFocus
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          }
        >
          <Palette text={text} onText={setText} onClose={onClose} />
        </Suspense>
      </Box>
    </Dialog>
  );
}
