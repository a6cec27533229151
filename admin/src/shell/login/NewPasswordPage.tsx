import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { httpClient } from '../../ground/api/httpClient';
import { LoginLayout } from './LoginLayout';
import { PasswordField } from './PasswordField';

const SHORTEST = 12;

/** Where a link leads: sets a password with its single-use code, which stands after the `#`. */
export function NewPasswordPage() {
  const codigo = new URLSearchParams(useLocation().hash.slice(1)).get('codigo');
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
    if (fault || !codigo) return setOutcome(fault);
    setBusy(true);
    await httpClient('/api/clave', { method: 'POST', body: JSON.stringify({ codigo, clave: password }) }).then(
      () => setOutcome('set'),
      (error: Error) => setOutcome(error.message),
    );
    setBusy(false);
  };

  if (!codigo || outcome === 'set') {
    return (
      <LoginLayout title="Contraseña nueva">
        <Alert severity={codigo ? 'success' : 'error'} sx={{ mb: 2 }}>
          {codigo ? 'Su contraseña fue cambiada. Ya puede ingresar con ella.' : expired}
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
