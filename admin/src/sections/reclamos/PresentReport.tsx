import { formatDateTime } from '@coop/domain';
import type { MonthlyReport } from '@coop/domain/answers';
import { Alert, Button, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';

export const reportPath = '/api/contactanos/reclamos/reporte-mensual';

/** Marks a report as submitted, with confirmation: it happens once, and the complaints store the month. */
export function PresentReport({ report, month }: { report: MonthlyReport; month: string }) {
  const { mes, presentado, terminado } = report;
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();

  const present = async () => {
    setBusy(true);
    try {
      const { json } = await httpClient(`${reportPath}/${mes}/presentar`, { method: 'POST' });
      queries.setQueryData(['reporte-mensual', mes], json);
      notify(`Reporte de ${month} presentado`, { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
    setConfirming(false);
  };

  if (presentado)
    return (
      <Alert severity="success">{`Presentado el ${formatDateTime(presentado.en)} por ${presentado.nombre ?? presentado.email ?? 'el sistema'}.`}</Alert>
    );
  if (!terminado) return <Alert severity="info">El mes todavía no terminó: podrá presentarlo cuando termine.</Alert>;
  if (!isConfirming)
    return (
      <Button variant="contained" onClick={() => setConfirming(true)} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
        Presentar el reporte
      </Button>
    );
  return (
    <Alert severity="warning">
      {`Se presenta una sola vez y queda en el historial. ¿Desea presentar el reporte de ${month}?`}
      <Stack direction="row" sx={{ mt: 1, gap: 1 }}>
        <Button variant="contained" size="small" onClick={() => void present()} disabled={busy}>
          Sí, presentar
        </Button>
        <Button size="small" onClick={() => setConfirming(false)}>
          No
        </Button>
      </Stack>
    </Alert>
  );
}
