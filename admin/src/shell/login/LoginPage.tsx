import { lazy, Suspense, useState } from 'react';
import { settings } from '../../ground/page/settings';
import { ForgotPassword } from './ForgotPassword';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';
import { Notice } from './Notice';
import { useEntrance } from './useEntrance';

const DemoAccounts = lazy(async () => ({ default: (await import('./DemoAccounts')).DemoAccounts }));

/** Sign-in page; redirects users already signed in. `onTry`: called when a password is submitted. */
export function LoginPage({ onTry }: { onTry: () => void }) {
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
      {notice && <Notice kind="advertencia">{notice}</Notice>}
      {failure ? (
        <>
          <Notice kind="error">{`${failure} Su sesión sigue abierta.`}</Notice>
          <button type="button" className="boton boton-lleno" onClick={retry}>
            Reintentar
          </button>
        </>
      ) : entering ? (
        <span role="progressbar" aria-label="Ingresando" className="espera" />
      ) : (
        <>
          <LoginForm
            {...{ email, password, setEmail, setPassword }}
            onTry={() => {
              forget();
              onTry();
            }}
          />
          <button type="button" className="boton" onClick={() => setForgot(true)}>
            ¿Olvidó su contraseña?
          </button>
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
