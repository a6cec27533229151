import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useState } from 'react';

type Props = Omit<DialogProps, 'open' | 'onClose' | 'children'> & {
  /** Whether closing would lose input. */
  isDirty: boolean;
  onClose: () => void;
  /** Set if the input is stored as a draft: the user chooses to keep or discard it. */
  onDiscard?: () => void;
  /** Content; `close` confirms like Esc does. */
  children: (close: () => void) => ReactNode;
};

/** Dialog with a form. Esc, the backdrop and its close button confirm before input is lost. */
export function FormDialog({ isDirty, onClose, onDiscard, children, ...dialog }: Props) {
  const [asks, setAsks] = useState(false);
  const close = () => (isDirty ? setAsks(true) : onClose());
  const discard = () => {
    onDiscard?.();
    onClose();
  };
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" {...dialog}>
        {children(close)}
      </Dialog>
      <Dialog open={asks} onClose={() => setAsks(false)} maxWidth="xs" aria-labelledby="lo-escrito">
        <DialogTitle id="lo-escrito">¿Qué hacemos con lo que escribió?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {onDiscard
              ? 'Todavía no se envió. Puede cerrar y seguir después: se conserva en esta pestaña hasta que lo envíe o salga.'
              : 'Todavía no se envió. Si cierra, se pierde.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button color="error" onClick={discard}>
            Descartar
          </Button>
          {onDiscard && <Button onClick={onClose}>Cerrar y conservar</Button>}
          <Button variant="contained" autoFocus onClick={() => setAsks(false)}>
            Seguir escribiendo
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
