import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/**
 * Inside a form: whoever goes elsewhere with changes that are not saved is asked first, in the panel's own words. Within the
 * form's own address nobody is. A save or a removal that leads elsewhere, as it ends, lets through.
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
    // Another page, or none: there the browser alone may ask.
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
