import type { MachineKey } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useCopy } from '../../fields/displays/useCopy';
import { httpClient } from '../../ground/api/httpClient';
import { useCan } from '../../ground/staff/useCan';

const titles = { ask: 'Crear una clave', key: 'Clave del sistema' };

/** Makes the key with which another system calls, shown this once. The one that it had stops serving. */
export function KeyButton() {
  const machine = useRecordContext();
  const can = useCan();
  const notify = useNotify();
  const refresh = useRefresh();
  const copy = useCopy();
  const [shown, setShown] = useState<keyof typeof titles>();
  const [made, setMade] = useState<MachineKey>();
  const [busy, setBusy] = useState(false);
  if (machine?.estado !== 'activa' || !can('sitio/accesos-de-sistemas', 'editar')) return null;

  const create = async () => {
    setBusy(true);
    await httpClient(`/api/sitio/accesos-de-sistemas/${machine.id}/clave`, { method: 'POST' }).then(
      ({ json }: { json: MachineKey }) => {
        setMade(json);
        setShown('key');
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  };
  const close = () => {
    setShown(undefined);
    setMade(undefined);
    refresh();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setShown('ask')}>
        {machine.claveCreadaEn ? 'Cambiar su clave' : 'Crear su clave'}
      </Button>
      <Dialog open={shown !== undefined} onClose={close} fullWidth maxWidth="sm" aria-labelledby="clave-sistema">
        <DialogTitle id="clave-sistema">{shown && titles[shown]}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {made
              ? `Guárdela en la configuración de ${machine.nombre}, y en ningún otro lugar: no se vuelve a mostrar. Sirve hasta el ${formatDate(made.venceEn)}.`
              : `Usted verá la clave una sola vez, aquí. ${machine.claveCreadaEn ? 'La que tiene ahora deja de servir en ese momento.' : ''}`}
          </DialogContentText>
          {made && (
            <TextField
              label="Clave"
              value={made.clave}
              margin="dense"
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{made ? 'Cerrar' : 'Cancelar'}</Button>
          {made ? (
            <Button variant="contained" onClick={() => void copy(made.clave, 'Clave copiada')}>
              Copiar
            </Button>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void create()}>
              Crear clave
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
