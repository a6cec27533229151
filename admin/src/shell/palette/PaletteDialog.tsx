import { Box, Dialog, TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazily } from '../../ground/page/lazily';

const Palette = lazily(async () => (await import('./Palette')).Palette);

/** Takes what is typed from the first key on, while what looks it up is still on its way. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
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
