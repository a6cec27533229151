import type { StaffFile } from '@coop/domain/answers';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ReplaceDialog } from './ReplaceDialog';

/** The way to put other bytes behind a file, where its section allows that. */
export function ReplaceButton({ file }: { file: StaffFile }) {
  const [open, setOpen] = useState(false);
  if (!file.reemplazable)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        Este documento no se reemplaza: en su sección se agrega uno nuevo, para que ambos queden a la vista.
      </Typography>
    );
  return (
    <>
      <Button variant="outlined" startIcon={<SwapHoriz />} onClick={() => setOpen(true)}>
        Reemplazar
      </Button>
      {open && <ReplaceDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
