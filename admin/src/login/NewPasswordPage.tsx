import { Alert, Button } from '@mui/material';
import { confirmPasswordReset } from 'firebase/auth';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { auth } from '../session/auth';
import { LoginLayout } from './LoginLayout';
import { loginMessage } from './loginMessage';
import { PasswordField } from './PasswordField';

const SHORTEST = 12;

/** Where the link of the mail leads: sets a new password with the link's single-use code. */
export function NewPasswordPage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [outcome, setOutcome] = useState<'set' | string>();
  const [busy, setBusy] = useState(false);

  const fault =
    password.length < SHORTEST
      ? `La contraseña debe tener al menos ${SHORTEST} caracteres.`
      : password !== repeated
        ? 'Las dos contraseñas no son iguales.'
        : undefined;

  const save = async () => {
    if (fault || !code) return setOutcome(fault);
    setBusy(true);
    setOutcome(await confirmPasswordReset(auth, code, password).then(() => 'set' as const, reason));
    setBusy(false);
  };

  if (!code || outcome === 'set') {
    return (
      <LoginLayout title="Contraseña nueva">
        <Alert severity={code ? 'success' : 'error'} sx={{ mb: 2 }}>
          {code ? 'Su contraseña fue cambiada. Ya puede ingresar con ella.' : expired}
        </Alert>
        <Button component={Link} to="/login" variant="contained" fullWidth>
          Ir a ingresar
        </Button>
      </LoginLayout>
    );
  }
  return (
    <LoginLayout title="Contraseña nueva">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {outcome && <Alert severity="error">{outcome}</Alert>}
        <PasswordField
          isNew
          label="Contraseña nueva"
          value={password}
          onChange={setPassword}
          helperText={`Al menos ${SHORTEST} caracteres. Una frase corta es fácil de recordar y difícil de adivinar.`}
        />
        <PasswordField isNew label="Repita la contraseña" value={repeated} onChange={setRepeated} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 2 }}>
          Guardar contraseña
        </Button>
      </form>
    </LoginLayout>
  );
}

const expired = 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».';

const reason = (error: Error & { code?: string }) => {
  if (/(expired|invalid)-action-code/.test(error.code ?? '')) return expired;
  if (error.code === 'auth/weak-password') return 'Esa contraseña es demasiado fácil de adivinar.';
  const message = loginMessage(error);
  return message.startsWith('Correo') ? expired : message;
};
