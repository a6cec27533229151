import type { StaffFile } from '@coop/domain/answers';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';
import { Crops } from './Crops';
import { FocusFields } from './FocusFields';
import { FocusPicker } from './FocusPicker';
import { libraryApi } from './libraryApi';

type Props = { file: StaffFile; onDirty: (isDirty: boolean) => void };

/** What a picture shows in words, and the point of it that crops keep. */
export function ImageEditor({ file, onDirty }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  // What is being changed: what others save meanwhile is not what the user has seen.
  const [stored, setStored] = useState(file);
  const [alternativo, setAlternativo] = useState(stored.alternativo ?? '');
  const [foco, setFoco] = useState(stored.foco);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isDirty =
    alternativo !== (stored.alternativo ?? '') || foco?.x !== stored.foco?.x || foco?.y !== stored.foco?.y;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const missing = alternativo.trim() === '';

  const save = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      setStored(await libraryApi.change(stored, { alternativo, foco }));
      await client.invalidateQueries({ queryKey: ['archivos'] });
      notify('Cambios guardados: los visitantes los ven desde ahora', { type: 'success' });
    } catch (error) {
      const problem = error instanceof HttpError ? error.body.errors : undefined;
      setFault(problem?.alternativo ?? (error as Error).message);
    }
    setBusy(false);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <FocusPicker file={file} focus={foco} onChange={setFoco} />
      <FocusFields focus={foco} onChange={setFoco} />
      <Crops file={file} focus={foco} />
      <TextField
        label="Texto alternativo"
        required
        multiline
        value={alternativo}
        error={missing}
        onChange={({ target }) => setAlternativo(target.value.slice(0, 200))}
        helperText={
          missing
            ? 'Describa la imagen: lo leen quienes no la ven.'
            : 'Lo leen quienes no ven la imagen. Si tiene texto, escríbalo aquí.'
        }
      />
      {fault && <Alert severity="error">{fault}</Alert>}
      <Box>
        <Button variant="contained" disabled={!isDirty || missing || busy} onClick={() => void save()}>
          Guardar
        </Button>
      </Box>
    </Box>
  );
}
