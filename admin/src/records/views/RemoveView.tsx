import { type AnySection, rolLabels } from '@coop/domain';
import type { SavedView } from '@coop/domain/answers';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { viewsKey } from './useViews';
import { viewsApi } from './viewsApi';

type Props = { section: AnySection; view: SavedView; onClose: () => void };

/** Deletes a view after confirmation; explains if its list no longer supports it. */
export function RemoveView({ section, view, onClose }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await viewsApi.remove(view);
      notify('Vista eliminada', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: viewsKey(section) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="quitar-vista">
      <DialogTitle id="quitar-vista">
        {view.vale ? `¿Desea eliminar la vista «${view.nombre}»?` : `La vista «${view.nombre}» ya no vale`}
      </DialogTitle>
      <DialogContent>
        {!view.vale && (
          <DialogContentText>Usa un filtro, un orden o una columna que esta lista ya no tiene.</DialogContentText>
        )}
        <DialogContentText>{consequenceOf(view)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{view.esSuya ? 'Cancelar' : 'Cerrar'}</Button>
        {view.esSuya && (
          <Button color="error" variant="contained" disabled={busy} onClick={() => void remove()}>
            Eliminar
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function consequenceOf({ esSuya, rol }: SavedView): string {
  if (!esSuya) return 'La puede corregir o quitar quien la compartió: el administrador.';
  return rol ? `Nadie de ${rolLabels[rol]} la verá más. Los registros no cambian.` : 'Los registros no cambian.';
}
