import type { Lote } from '@coop/domain/answers';
import Download from '@mui/icons-material/Download';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadFile } from '../../ground/api/downloadFile';
import { balancesApi } from './balancesApi';
import { ReasonDialog } from './ReasonDialog';

type Props = { lote: Lote; onChange: () => void };

/** Actions on a batch: cancel the validation, confirm a partial file, download its errors, revoke the one in force. */
export function LoteActions({ lote: { id, estado, filasError }, onChange }: Props) {
  const notify = useNotify();
  const [asked, setAsked] = useState<'anular' | 'confirmar'>();
  const tell = (error: Error) => notify(error.message, { type: 'error' });
  const report = { name: 'errores-saldos', extension: 'csv' };
  if (!['validando', 'por_confirmar', 'vigente'].includes(estado) && filasError === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {estado === 'por_confirmar' && (
        <Button variant="contained" onClick={() => setAsked('confirmar')}>
          Está completo: poner en vigor
        </Button>
      )}
      {(estado === 'validando' || estado === 'por_confirmar') && (
        <Button variant="outlined" onClick={() => void balancesApi.cancel(id).then(onChange, tell)}>
          Cancelar la carga
        </Button>
      )}
      {filasError > 0 && estado !== 'validando' && (
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() =>
            void downloadFile(
              `/api/saldos/lotes/${id}/errores`,
              report,
              new AbortController().signal,
              () => undefined,
            ).catch(tell)
          }
        >
          Descargar los errores
        </Button>
      )}
      {estado === 'vigente' && (
        <Button color="error" onClick={() => setAsked('anular')}>
          Anular
        </Button>
      )}
      {asked && (
        <ReasonDialog
          id={id}
          order={asked}
          onClose={() => {
            setAsked(undefined);
            onChange();
          }}
        />
      )}
    </Box>
  );
}
