import { useState } from 'react';
import { httpClient } from '../../ground/api/httpClient';
import { EmailField } from './EmailField';
import { Notice } from './Notice';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Requests a password reset email. The response never reveals whether the account exists (user enumeration). */
export function ForgotPassword({ email, onEmail, onBack }: Props) {
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = async () => {
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
            void ask();
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
