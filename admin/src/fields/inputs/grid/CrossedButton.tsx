import GridOn from '@mui/icons-material/GridOn';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CrossedDialog } from './CrossedDialog';
import type { CrossedProps } from './CrossedProps';

/** Opens the dialog that takes a whole table at once. */
export function CrossedButton(props: CrossedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<GridOn />} onClick={() => setOpen(true)}>
        {`Pegar tabla por ${props.crossed.label}`}
      </Button>
      {isOpen && <CrossedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
