import type { PruebaCorreo } from '@coop/domain/answers';
import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

/** Sends a mail to whoever presses it, and shows what the mail server said. */
export function MailTrialButton() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { json } = await httpClient('/api/panel/correo-de-prueba', { method: 'POST' });
      const { para, entregado, respuesta } = json as PruebaCorreo;
      if (entregado) {
        notify(`Enviado a ${para}. ${respuesta}`, { type: 'success', autoHideDuration: 10_000 });
        await queries.invalidateQueries({ queryKey: ['panel'] });
      } else setFailed(`No salió hacia ${para}. ${respuesta}`);
    } catch (error) {
      setFailed((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void send()}>
        {busy ? 'Enviando…' : 'Enviarme una prueba'}
      </Button>
      {failed && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failed}
        </Alert>
      )}
    </>
  );
}
