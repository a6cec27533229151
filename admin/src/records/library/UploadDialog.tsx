import { formatSize } from '@coop/domain';
import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { limitsOf } from '../../fields/files/accepted';
import { TypedDialog } from '../../ground/drafts/TypedDialog';
import { useCan } from '../../ground/staff/useCan';
import { LabelsField } from './LabelsField';
import { type UploadPlace, uploadPlaces } from './uploadPlaces';
import { useLibraryUpload } from './useLibraryUpload';

type Props = { onClose: () => void; onUploaded: (id: string) => void };

/** Asks for what a file is, what it shows and what it is found by. */
export function UploadDialog({ onClose, onUploaded }: Props) {
  const can = useCan();
  const places = useMemo(() => uploadPlaces((name) => can(name, 'crear') || can(name, 'editar')), [can]);
  const [place, setPlace] = useState<UploadPlace | null>(null);
  const [file, setFile] = useState<File>();
  const [alternativo, setAlternativo] = useState('');
  const [etiquetas, setEtiquetas] = useState<string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const { send, cancel, progress, fault } = useLibraryUpload(onUploaded);
  const isSending = progress !== undefined;
  const isDescribed = !place?.asksAlternative || alternativo.trim().length > 2;
  const isReady = place !== null && file !== undefined && isDescribed && !isSending;

  return (
    <TypedDialog isDirty={file !== undefined || alternativo !== ''} onClose={onClose} aria-labelledby="subir">
      {(close) => (
        <>
          <DialogTitle id="subir">Subir un archivo</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Autocomplete
              options={places}
              value={place}
              groupBy={({ group }) => group}
              getOptionLabel={({ group, label }) => `${group}: ${label}`}
              getOptionKey={({ seccion, campo }) => `${seccion} ${campo}`}
              renderOption={({ key, ...option }, { label }) => (
                <li key={key} {...option}>
                  {label}
                </li>
              )}
              onChange={(_, chosen) => setPlace(chosen)}
              renderInput={(input) => (
                <TextField
                  {...input}
                  autoFocus
                  required
                  margin="dense"
                  label="Para qué es"
                  helperText="Desde ese campo se elige después con «Elegir de la biblioteca»."
                />
              )}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <input
                ref={picker}
                type="file"
                hidden
                accept={place ? acceptOf(place.types) : undefined}
                onChange={({ target }) => {
                  const chosen = target.files?.[0];
                  target.value = '';
                  if (chosen) setFile(chosen);
                }}
              />
              <Button
                variant="outlined"
                startIcon={<AttachFile />}
                disabled={!place || isSending}
                onClick={() => picker.current?.click()}
              >
                {file ? 'Elegir otro' : 'Elegir archivo'}
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {file ? `${file.name} · ${formatSize(file.size)}` : place && limitsOf(place.types, place.maxMegabytes)}
              </Typography>
            </Box>
            {place?.asksAlternative && (
              <TextField
                label="Texto alternativo"
                required
                multiline
                value={alternativo}
                onChange={({ target }) => setAlternativo(target.value.slice(0, 200))}
                helperText="Lo leen quienes no ven la imagen. Si tiene texto, escríbalo aquí."
              />
            )}
            <LabelsField value={etiquetas} onChange={setEtiquetas} />
            {isSending && <LinearProgress aria-label="Subiendo" variant="determinate" value={progress * 100} />}
            {fault && <Alert severity="error">{fault}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={isSending ? cancel : close}>Cancelar</Button>
            <Button
              variant="contained"
              disabled={!isReady}
              onClick={() => place && file && void send({ place, file, alternativo: alternativo.trim(), etiquetas })}
            >
              Subir
            </Button>
          </DialogActions>
        </>
      )}
    </TypedDialog>
  );
}
