import { useState } from 'react';
import { useSignInWithEmailAndPassword } from 'react-firebase-hooks/auth';
import { auth } from '../../ground/session/auth';
import { EmailField } from './EmailField';
import { loginMessage } from './loginMessage';
import { Notice } from './Notice';
import { PasswordField } from './PasswordField';

type Props = {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  /** Called on each attempt, to clear earlier messages. */
  onTry: () => void;
};

export function LoginForm({ email, password, setEmail, setPassword, onTry }: Props) {
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
