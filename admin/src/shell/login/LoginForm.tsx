import { useState } from 'react';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { httpClient } from '../../ground/api/fetchApi';
import { auth } from '../../ground/session/session';
import { EmailField, loginMessage, Notice, PasswordField } from './fields';

type LoginFormProps = {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  /** Called on each attempt, to clear earlier messages. */
  onTry: () => void;
};

export function LoginForm({ email, password, setEmail, setPassword, onTry }: LoginFormProps) {
  const [signIn, , busy, error] = useSignInWithEmailAndPassword(auth);
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const lacks = !email.trim() || !password;
        setIncomplete(lacks);
        if (lacks)
          return event.currentTarget
            .querySelector<HTMLInputElement>(email.trim() ? '[type=password]' : 'input')
            ?.focus();
        onTry();
        void signIn(email.trim(), password);
      }}
    >
      {isIncomplete ? (
        <Notice kind="error">Escriba su correo y su contraseña.</Notice>
      ) : (
        error && <Notice kind="error">{loginMessage(error)}</Notice>
      )}
      <EmailField value={email} onChange={setEmail} />
      <PasswordField label="Contraseña" value={password} onChange={setPassword} />
      <button type="submit" className="boton boton-lleno" disabled={busy}>
        {busy ? 'Ingresando…' : 'Ingresar'}
      </button>
    </form>
  );
}

type ForgotPasswordProps = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Requests a password reset email. The response never reveals whether the account exists (user enumeration). */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const requestReset = async () => {
    if (!email.trim()) return setFailure('Escriba su correo electrónico.');
    setBusy(true);
    setFailure(undefined);
    await httpClient('/api/clave/olvido', { method: 'POST', body: JSON.stringify({ correo: email }) }).then(
      () => setSent(true),
      (error: Error) => setFailure(error.message),
    );
    setBusy(false);
  };

  return (
    <>
      {sent ? (
        <Notice kind="dato">
          Si ese correo tiene una cuenta, en unos minutos recibirá un enlace para crear una contraseña nueva. Revise
          también su carpeta de correo no deseado.
        </Notice>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void requestReset();
          }}
        >
          {failure && <Notice kind="error">{failure}</Notice>}
          <p>Le enviaremos un enlace para crear una contraseña nueva.</p>
          <EmailField value={email} onChange={onEmail} />
          <button type="submit" className="boton boton-lleno" disabled={busy}>
            Enviar enlace
          </button>
        </form>
      )}
      <button type="button" className="boton" onClick={onBack}>
        Volver a ingresar
      </button>
    </>
  );
}
