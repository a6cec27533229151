import { formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { PICTURES, shrinkToLimit } from '../../fields/files/fileFacts';
import { HttpError } from '../../ground/api/fetchApi';
import { isImage } from '../../ground/api/uploadFile';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { libraryApi } from './libraryApi';

type Props = { file: StaffFile; onClose: () => void };

const MIN_REASON = 5;

export function ReplaceDialog({ file, onClose }: Props) {
  const [chosen, setChosen] = useState<File>();
  const [reason, setReason] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { send, cancel, progress, fault, setFault } = useReplacement(file, onClose);
  const choose = (raw: File) => {
    setFault(undefined);
    if (!isImage(file)) setChosen(raw);
    else shrinkToLimit(raw, PICTURES).then(setChosen, (error: Error) => setFault(error.message));
  };
  const isSending = progress !== undefined;
  const ready = chosen && reason.trim().length >= MIN_REASON && !isSending;
  const leave = () => {
    cancel();
    onClose();
  };

  return (
    <FormDialog isDirty={reason !== '' || chosen !== undefined} onClose={leave} aria-labelledby="reemplazar">
      {(close) => (
        <>
          <DialogTitle id="reemplazar">{`Reemplazar «${file.nombreOriginal}»`}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>
              La dirección no cambia: lo que ya enlaza a este archivo mostrará el nuevo, sin publicar otra vez. El
              anterior se conserva aquí, con el motivo.
              {isImage(file) && ' Revise después el texto alternativo y el punto de interés.'}
            </DialogContentText>
            <input
              ref={picker}
              type="file"
              hidden
              accept={isImage(file) ? acceptOf(PICTURES.types) : file.mime}
              onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Button
                variant="outlined"
                startIcon={<AttachFile />}
                onClick={() => picker.current?.click()}
                disabled={isSending}
              >
                {chosen ? 'Elegir otro' : 'Elegir archivo'}
              </Button>
              <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {chosen && `${chosen.name} (${formatSize(chosen.size)})`}
              </Box>
            </Box>
            <TextField
              label="Motivo"
              required
              multiline
              value={reason}
              onChange={({ target }) => setReason(target.value.slice(0, 300))}
              helperText="Queda en la auditoría, con su nombre."
            />
            {fault && <Alert severity="error">{fault}</Alert>}
            {isSending && <LinearProgress aria-label="Subiendo" variant="determinate" value={progress * 100} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="contained" disabled={!ready} onClick={() => chosen && void send(chosen, reason.trim())}>
              Reemplazar
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
}

function useReplacement(seen: StaffFile, onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, reason: string) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    setFault(undefined);
    try {
      await libraryApi.replace(seen, file, reason, { onProgress: setProgress, signal });
    } catch (error) {
      setProgress(undefined);
      const errors = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
      if (!signal.aborted) setFault(errors[0] ?? (error as Error).message);
      return;
    }
    await client.invalidateQueries({ queryKey: ['archivos'] });
    notify('Archivo reemplazado: su dirección es la misma', { type: 'success' });
    onDone();
  };
  return { send, cancel, progress, fault, setFault };
}
