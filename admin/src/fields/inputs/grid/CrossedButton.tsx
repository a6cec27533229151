import type { Crossed, Fields } from '@coop/domain';
import GridOn from '@mui/icons-material/GridOn';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CrossedDialog } from './CrossedDialog';
import type { Row } from './fillCells';

export type CrossedProps = {
  crossed: Crossed;
  columns: Fields;
  max: number;
  /** Whether there are rows already. */
  hasRows: boolean;
  /** `all`: in the place of those that there are. */
  onRows: (rows: Row[], all: boolean) => void;
};

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
