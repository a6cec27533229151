import type { TextosPuestos } from '@coop/domain/answers';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

/** Brings the texts that an installation may begin with, once. */
export function StarterTextsButton() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    try {
      const { json } = await httpClient('/api/panel/textos-iniciales', { method: 'POST' });
      notify(inWords(json as TextosPuestos), { type: 'success', autoHideDuration: 8_000 });
      await queries.invalidateQueries({ queryKey: ['panel'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void bring()}>
      Traer los textos para empezar
    </Button>
  );
}

const inWords = (placed: TextosPuestos) =>
  placed.length === 0
    ? 'Ya se habían traído: no cambió nada'
    : `Se agregaron ${placed.map(({ etiqueta, puestos }) => `${puestos} en ${etiqueta}`).join(' y ')}`;
