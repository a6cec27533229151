import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useAuthState, useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { loginMessage } from '../login/loginMessage';
import { PasswordField } from '../login/PasswordField';
import { auth } from './auth';
import { departure, endSession } from './endSession';
import { type Reentry, reentry, settleReentry } from './reentry';

const texts: Record<Reentry, { title: string; about: string; decline: string }> = {
  ended: {
    title: 'Su sesión terminó',
    about: 'Ingrese su contraseña para continuar donde estaba. No se perdió nada de lo que escribió.',
    decline: 'Salir sin guardar',
  },
  confirm: {
    title: 'Confirme que es usted',
    about:
      'Para cambiar usuarios y para sacar datos de personas, su contraseña debe haberse ingresado hace menos de 15 minutos. Después continúa donde estaba.',
    decline: 'Cancelar',
  },
};

/** Asks for the password again over what is open, and hides it meanwhile. */
export function ReentryDialog({ email }: { email: string }) {
  const [user, loading] = useAuthState(auth);
  const left = useSyncExternalStore(departure.subscribe, departure.get);
  const asked = useSyncExternalStore(reentry.subscribe, reentry.get);
  const [password, setPassword] = useState('');
  const [signIn, , busy, error] = useSignInWithEmailAndPassword(auth);
  const why: Reentry | undefined = !loading && !user ? 'ended' : asked;
  const { title, about, decline } = texts[why ?? 'ended'];

  const enter = async () => {
    const entered = await signIn(email, password);
    if (!entered) return;
    setPassword('');
    settleReentry(true);
  };
  const leave = () => {
    setPassword('');
    settleReentry(false);
    if (why === 'ended') void endSession();
  };

  return (
    <Dialog
      open={left === 'staying' && why !== undefined}
      // Closing, it would already say something else.
      transitionDuration={{ exit: 0 }}
      maxWidth="xs"
      fullWidth
      aria-labelledby="reingreso"
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(14px)' } } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void enter();
        }}
      >
        <DialogTitle id="reingreso">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{about}</DialogContentText>
          <DialogContentText sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</DialogContentText>
          <input type="text" name="usuario" autoComplete="username" value={email} readOnly hidden />
          {error && <Alert severity="error">{loginMessage(error)}</Alert>}
          <PasswordField label="Contraseña" value={password} onChange={setPassword} autoFocus />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={leave}>{decline}</Button>
          <Button type="submit" variant="contained" disabled={busy || !password}>
            Continuar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
