import { type AnySection, formatDateTime } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { faultLines } from '../../fields/facts/faultLines';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/HttpError';

type Props = { section: AnySection; record: RaRecord; entry: HistoryEntry; onClose: () => void };

/** Asks before an earlier version is written again; what no longer fits is said field by field, and nothing changes. */
export function RecoverDialog({ section, record, entry: { version, en }, onClose }: Props) {
  const { recuperarVersion } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [faults, setFaults] = useState<string[]>();
  const [busy, setBusy] = useState(false);

  const recover = async () => {
    setBusy(true);
    try {
      await recuperarVersion(section.name, record.id, version, record.version);
    } catch (error) {
      setBusy(false);
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      return setFaults(errors ? faultLines(section, errors) : [(error as Error).message]);
    }
    notify(`Se recuperó la versión ${version}`, { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="recuperar">
      <DialogTitle id="recuperar">{`¿Desea recuperar la versión ${version}?`}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`Se volverá a escribir lo que decía el ${formatDateTime(en)}, como un cambio más del historial.`}
          {record.estado === 'publicado' && ' Los visitantes no lo verán hasta que lo publique.'}
        </DialogContentText>
        {faults && (
          <Alert severity="error">
            Esa versión ya no se puede recuperar como estaba. No se cambió nada:
            {faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{faults ? 'Cerrar' : 'Cancelar'}</Button>
        {!faults && (
          <Button variant="contained" onClick={() => void recover()} disabled={busy}>
            Recuperar
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
