import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { loginMessage } from '../login/loginMessage';
import { PasswordField } from '../login/PasswordField';
import { auth } from './auth';
import { endSession } from './endSession';
import { settleReentry } from './reentry';

type Props = { email: string; open: boolean };

/** Asks for the password again over what is open, and hides it meanwhile. */
export function ReentryDialog({ email, open }: Props) {
  const [password, setPassword] = useState('');
  const [signIn, , busy, error] = useSignInWithEmailAndPassword(auth);

  const enter = async () => {
    const entered = await signIn(email, password);
    if (!entered) return;
    setPassword('');
    settleReentry(true);
  };
  const leave = () => {
    settleReentry(false);
    void endSession();
  };

  return (
    <Dialog open={open} aria-labelledby="reingreso" slotProps={{ backdrop: { sx: { backdropFilter: 'blur(14px)' } } }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void enter();
        }}
      >
        <DialogTitle id="reingreso">Su sesión terminó</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Ingrese su contraseña para continuar donde estaba. No se perdió nada de lo que escribió.
          </DialogContentText>
          <input type="text" name="usuario" autoComplete="username" value={email} readOnly hidden />
          {error && <Alert severity="error">{loginMessage(error)}</Alert>}
          <PasswordField label={`Contraseña de ${email}`} value={password} onChange={setPassword} />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Salir sin guardar</Button>
          <Button type="submit" variant="contained" disabled={busy || !password}>
            Continuar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
