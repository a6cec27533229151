import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { settings } from '../../ground/page/settings';
import { safeNext } from '../../ground/session/safeNext';
import { auth, departure, takeSignOutMessage } from '../../ground/session/session';
import { enterPanel } from '../../ground/staff/staff';
import { Notice } from './fields';
import { ForgotPassword, LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';

/** Redirects a signed-in user. `notice`: signed out for lack of a role; `failure`: other errors. */
function useEntrance() {
  const [user, loading] = useAuthState(auth);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [tries, setTries] = useState(1);
  const [word] = useState(takeSignOutMessage);
  const uid = user?.uid;
  const next = safeNext(new URLSearchParams(location.search).get('next'));

  useEffect(() => {
    departure.set('staying');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!uid) return;
    setFailure(undefined);
    void enterPanel({ announce: false }).then((entry) => {
      if ('yo' in entry) return location.replace(next ?? entry.yo.inicio);
      departure.set('staying');
      if ('failed' in entry) return setFailure(entry.failed);
      setForgotten(false);
      setRefused(entry.refused);
    });
  }, [uid, next, tries]);

  return {
    entering: loading || Boolean(user),
    failure: user ? failure : undefined,
    retry: () => setTries((so) => so + 1),
    notice: forgotten ? undefined : (refused ?? word),
    forget: () => {
      setRefused(undefined);
      setForgotten(true);
    },
  };
}

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
