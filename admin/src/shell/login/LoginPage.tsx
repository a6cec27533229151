import { Alert, Button, CircularProgress } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { settings } from '../../ground/page/settings';
import { ForgotPassword } from './ForgotPassword';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';
import { useEntrance } from './useEntrance';

const DemoAccounts = lazy(async () => ({ default: (await import('./DemoAccounts')).DemoAccounts }));

/** Sign-in with e-mail and password; who is signed in already goes straight on. */
export function LoginPage() {
  const { entering, failure, retry, notice, forget } = useEntrance();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [forgot, setForgot] = useState(false);

  if (forgot) {
    return (
      <LoginLayout title="Recuperar contraseña">
        <ForgotPassword email={email} onEmail={setEmail} onBack={() => setForgot(false)} />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout title="Ingresar al panel">
      {notice && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      {failure ? (
        <>
          <Alert severity="error" sx={{ mb: 2 }}>
            {`${failure} Su sesión sigue abierta.`}
          </Alert>
          <Button variant="contained" size="large" fullWidth onClick={retry}>
            Reintentar
          </Button>
        </>
      ) : entering ? (
        <CircularProgress aria-label="Ingresando" />
      ) : (
        <>
          <LoginForm {...{ email, password, setEmail, setPassword }} onTry={forget} />
          <Button onClick={() => setForgot(true)} fullWidth sx={{ mt: 1 }}>
            ¿Olvidó su contraseña?
          </Button>
          {settings.cuentas.length > 0 && (
            <Suspense>
              <DemoAccounts
                onPick={(account) => {
                  setEmail(account.email);
                  setPassword(account.clave);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </LoginLayout>
  );
}
