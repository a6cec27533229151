import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/**
 * Inside a form: confirms navigation away from unsaved changes. Allows navigation within the form's own path, and after
 * a successful save or deletion.
 */
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [guards]);
  const isAsked = blocker.state === 'blocked' && guards;

  return (
    <Dialog open={isAsked} onClose={() => blocker.reset?.()} maxWidth="xs" aria-labelledby="salir-sin-guardar">
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
