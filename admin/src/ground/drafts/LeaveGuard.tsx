import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/** Confirms navigation away from unsaved changes, except within the form's path. */
export function LeaveGuard() {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const guards = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guards && !isWithin(currentLocation.pathname, nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state === 'blocked' && !guards) blocker.proceed();
  }, [blocker, guards]);
  useEffect(() => {
    if (!guards) return;
    // On page unload only the browser's own prompt is allowed.
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [guards]);
  const isConfirming = blocker.state === 'blocked' && guards;

  return (
    <Dialog open={isConfirming} onClose={() => blocker.reset?.()} maxWidth="xs" aria-labelledby="salir-sin-guardar">
      <DialogTitle id="salir-sin-guardar">Hay cambios sin guardar</DialogTitle>
      <DialogContent>
        <DialogContentText>Si sale de este formulario ahora, lo que escribió se pierde.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          Salir sin guardar
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Seguir aquí
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const isWithin = (form: string, next: string) => next.startsWith(form) && !next.startsWith(`${form}/show`);

/** Reports whether the surrounding form has changes. */
export function ReportDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [onChange, isDirty]);
  return null;
}

type Props = Omit<DialogProps, 'open' | 'onClose' | 'children'> & {
  isDirty: boolean;
  onClose: () => void;
  /** Set if the input is stored as a draft: the user chooses to keep or discard it. */
  onDiscard?: () => void;
  children: (close: () => void) => ReactNode;
};

/** Dialog with a form. Esc, the backdrop and its close button confirm before input is lost. */
export function FormDialog({ isDirty, onClose, onDiscard, children, ...dialog }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (isDirty ? setConfirming(true) : onClose());
  const discard = () => {
    onDiscard?.();
    onClose();
  };
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth="sm" {...dialog}>
        {children(close)}
      </Dialog>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} maxWidth="xs" aria-labelledby="lo-escrito">
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
          <Button variant="contained" autoFocus onClick={() => setConfirming(false)}>
            Seguir escribiendo
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
