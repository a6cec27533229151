import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';
import { useCan } from '../../ground/staff/useCan';
import { useDeliveries } from './useDeliveries';

/** Sends a try to another system; how it went stands among its deliveries. */
export function TryButton() {
  const aviso = useRecordContext();
  const can = useCan();
  const notify = useNotify();
  const { refetch } = useDeliveries(aviso);
  const [busy, setBusy] = useState(false);
  if (aviso?.estado !== 'activo' || !aviso.secretoCreadoEn || !can('sitio/avisos-a-sistemas', 'editar')) return null;

  const send = async () => {
    setBusy(true);
    await httpClient(`/api/sitio/avisos-a-sistemas/${aviso.id}/probar`, { method: 'POST' }).then(
      () => notify('La prueba está en camino: vea «Entregas»', { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    await refetch();
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void send()}>
      Probar
    </Button>
  );
}
