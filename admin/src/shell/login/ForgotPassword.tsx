import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { httpClient } from '../../ground/api/httpClient';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail that lets a new password be set. The answer never tells whether the account exists. */
export function ForgotPassword({ email, onEmail, onBack }: Props) {
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    await httpClient('/api/clave/olvido', { method: 'POST', body: JSON.stringify({ correo: email }) }).then(
      () => setSent(true),
      (error: Error) => setFailure(error.message),
    );
    setBusy(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {sent ? (
        <Alert severity="info">
          Si ese correo tiene una cuenta, en unos minutos recibirá un enlace para crear una contraseña nueva. Revise
          también su carpeta de correo no deseado.
        </Alert>
      ) : (
        <>
          {failure && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {failure}
            </Alert>
          )}
          <Typography sx={{ mb: 1 }}>Le enviaremos un enlace para crear una contraseña nueva.</Typography>
          <TextField
            id="correo"
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            size="medium"
            margin="dense"
            autoFocus
            value={email}
            onChange={(event) => onEmail(event.target.value)}
            slotProps={{ htmlInput: { required: true } }}
          />
          <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 2 }}>
            Enviar enlace
          </Button>
        </>
      )}
      <Button onClick={onBack} fullWidth sx={{ mt: 1 }}>
        Volver a ingresar
      </Button>
    </form>
  );
}
