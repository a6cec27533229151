import { useState, useSyncExternalStore } from 'react';
import { httpClient } from '../../ground/api/fetchApi';
import { Notice, PasswordField } from './fields';
import { LoginLayout } from './LoginLayout';

const SHORTEST = 12;

/** Sets a password with the single-use code in the URL fragment. */
export function NewPasswordPage() {
  // The user may paste another link over this one.
  const hash = useSyncExternalStore(followHash, () => location.hash);
  const codigo = new URLSearchParams(hash.slice(1)).get('codigo');
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
        <Notice kind={codigo ? 'bien' : 'error'}>
          {codigo ? 'Su contraseña fue cambiada. Ya puede ingresar con ella.' : expired}
        </Notice>
        <a href="/login" className="boton boton-lleno">
          Ir a ingresar
        </a>
      </LoginLayout>
    );
  }
  return (
    <LoginLayout title="Contraseña nueva">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {outcome && <Notice kind="error">{outcome}</Notice>}
        <PasswordField
          isNew
          label="Contraseña nueva"
          value={password}
          onChange={setPassword}
          help={`Al menos ${SHORTEST} caracteres. Una frase corta es fácil de recordar y difícil de adivinar.`}
        />
        <PasswordField isNew label="Repita la contraseña" value={repeated} onChange={setRepeated} />
        <button type="submit" className="boton boton-lleno" disabled={busy}>
          Guardar contraseña
        </button>
      </form>
    </LoginLayout>
  );
}

const expired = 'El enlace ya no es válido. Pida uno nuevo en «¿Olvidó su contraseña?».';

function followHash(follow: () => void) {
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
