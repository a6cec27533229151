import { type AnySection, findSection } from '@coop/domain';
import type { FileUse, StaffFile } from '@coop/domain/answers';
import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Link, useNotify } from 'react-admin';
import { placeOf } from '../../fields/files/fileFacts';
import { FailedToLoad } from '../../ground/messages/Message';
import { libraryApi, useUses } from './libraryApi';

type Props = { file: StaffFile; onRemoved: () => void };

export function DeleteFile({ file, onRemoved }: Props) {
  const { id, nombreOriginal } = file;
  const client = useQueryClient();
  const notify = useNotify();
  const { data: uses } = useUses(id);
  const [isConfirming, setConfirming] = useState(false);
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
      setConfirming(false);
      return notify((error as Error).message, { type: 'error' });
    }
    notify('Archivo eliminado', { type: 'success' });
    onRemoved();
    client.removeQueries({ queryKey: ['archivos', id] });
    await client.invalidateQueries({ queryKey: ['archivos', 'getList'] });
  };

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        Eliminar
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={busy}
        title={`¿Desea eliminar «${nombreOriginal}»?`}
        content="Se eliminan también sus versiones anteriores. No se puede recuperar."
        confirm="Eliminar"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

export function UsesList({ id }: { id: string }) {
  const { data: uses, error, refetch } = useUses(id);
  return (
    <Box component="section" aria-labelledby="usos">
      <Typography id="usos" variant="h3" sx={{ mb: 1 }}>
        Dónde se usa
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={uses !== undefined} />
      {uses?.length === 0 && <Typography>En ninguna parte. Se puede eliminar.</Typography>}
      {uses && uses.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {uses.map((use) => (
            <li key={`${use.seccion} ${use.registro} ${use.campo}`}>
              <Link to={addressOf(use)} sx={{ overflowWrap: 'anywhere' }}>
                {use.titulo || nameOf(use)}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {placeOf(use)}
                {use.titulo === null && ' · en la papelera'}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const addressOf = ({ seccion, registro, titulo }: FileUse) =>
  `/administrador/${seccion}/${titulo === null ? 'papelera' : registro}`;

const nameOf = ({ seccion }: FileUse) => (findSection(seccion) as AnySection | undefined)?.label.one ?? seccion;
