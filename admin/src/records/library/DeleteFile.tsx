import type { StaffFile } from '@coop/domain/answers';
import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { libraryApi } from './libraryApi';
import { useUses } from './useUses';

type Props = { file: StaffFile; onRemoved: () => void };

/** Deletes a file permanently after a confirmation; if it is in use, shows where. */
export function DeleteFile({ file, onRemoved }: Props) {
  const { id, nombreOriginal } = file;
  const client = useQueryClient();
  const notify = useNotify();
  const { data: uses } = useUses(id);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!uses) return null;
  if (uses.length > 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        No se puede eliminar mientras algo lo use, también un borrador o lo que está en la papelera.
      </Typography>
    );

  const remove = async () => {
    setBusy(true);
    try {
      await libraryApi.remove(file);
    } catch (error) {
      setBusy(false);
      setAsking(false);
      return notify((error as Error).message, { type: 'error' });
    }
    notify('Archivo eliminado', { type: 'success' });
    onRemoved();
    client.removeQueries({ queryKey: ['archivos', id] });
    await client.invalidateQueries({ queryKey: ['archivos', 'getList'] });
  };

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Eliminar
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={`¿Desea eliminar «${nombreOriginal}»?`}
        content="Se eliminan también sus versiones anteriores. No se puede recuperar."
        confirm="Eliminar"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
