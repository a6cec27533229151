import { type AnySection, type Field, type Fields, formatSize, sectionList, traitsOf } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { acceptOf, type FileType } from '@coop/domain/fileTypes';
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
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Limits, limitsOf, shrinkToLimit } from '../../fields/files/fileFacts';
import { HttpError } from '../../ground/api/fetchApi';
import { uploadFile } from '../../ground/api/uploadFile';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { useCan } from '../../ground/staff/staff';
import { LabelsField } from './LabelsField';
import { libraryApi } from './libraryApi';

/** A field that accepts uploads, with its group and label: `Novedades`, `Galería, Imagen`. */
type UploadPlace = {
  seccion: string;
  campo: string;
  group: string;
  label: string;
  types: readonly FileType[];
  maxMegabytes: number;
  asksAlternative: boolean;
};

/** Returns the fields this user may upload for. The field sets a file's type, size limit and visibility. */
const uploadPlaces = (canWrite: (section: string) => boolean): UploadPlace[] =>
  (sectionList as readonly AnySection[])
    .filter(({ name }) => canWrite(name))
    .flatMap(({ name, label, fields }) =>
      filesIn(fields).map((place) => ({ ...place, seccion: name, group: label.many })),
    );

type FieldPlace = Omit<UploadPlace, 'seccion' | 'group'>;

const filesIn = (fields: Fields): FieldPlace[] =>
  Object.entries<Field>(fields).flatMap(([campo, field]): FieldPlace[] => {
    const within = field.fields ?? field.parts;
    if (within)
      return filesIn(within).map((one) => ({
        ...one,
        campo: `${campo}.${one.campo}`,
        label: `${field.label}, ${one.label}`,
      }));
    if (traitsOf(field).holds !== 'file' || field.private) return [];
    const { label, kind, types = [], maxMegabytes = 0 } = field;
    return [{ campo, label, types, maxMegabytes, asksAlternative: kind === 'image' }];
  });

type Props = { onClose: () => void; onUploaded: (id: string) => void };

export function UploadDialog({ onClose, onUploaded }: Props) {
  const can = useCan();
  const places = useMemo(() => uploadPlaces((name) => can(name, 'crear') || can(name, 'editar')), [can]);
  const [place, setPlace] = useState<UploadPlace | null>(null);
  const [file, setFile] = useState<File>();
  const [alternativo, setAlternativo] = useState('');
  const [etiquetas, setEtiquetas] = useState<string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const { send, cancel, progress, fault, setFault } = useLibraryUpload(onUploaded);
  const choose = (chosen: File, limits: Limits) => {
    setFault(undefined);
    shrinkToLimit(chosen, limits).then(setFile, (error: Error) => setFault(error.message));
  };
  const isSending = progress !== undefined;
  const isDescribed = !place?.asksAlternative || alternativo.trim().length > 2;
  const isReady = place !== null && file !== undefined && isDescribed && !isSending;

  return (
    <FormDialog isDirty={file !== undefined || alternativo !== ''} onClose={onClose} aria-labelledby="subir">
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
                  if (chosen && place) choose(chosen, place);
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
                {file ? `${file.name} · ${formatSize(file.size)}` : place && limitsOf(place)}
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
    </FormDialog>
  );
}

type Upload = { place: UploadPlace; file: File; alternativo: string; etiquetas: string[] };

const label = (file: StaffFile, etiquetas: string[]): Promise<string | undefined> =>
  libraryApi.change(file, { etiquetas }).then(
    () => undefined,
    (error: Error) => `El archivo se subió, pero sin sus etiquetas: ${error.message} Escríbalas en su ficha.`,
  );

/** Upload of a new library file: progress and error; calls `onUploaded` on success. */
function useLibraryUpload(onUploaded: (id: string) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ place: { seccion, campo, asksAlternative }, file, alternativo, etiquetas }: Upload) => {
    setFault(undefined);
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    try {
      const stored = await uploadFile({
        ...{ file, seccion, campo, signal },
        ...(asksAlternative && { alternativo }),
        onProgress: setProgress,
      });
      // A failure of the labels is only a warning: a second upload would duplicate the file.
      const fault = etiquetas.length > 0 ? await label(stored, etiquetas) : undefined;
      await client.invalidateQueries({ queryKey: ['archivos'] });
      notify(fault ?? 'Archivo subido', { type: fault ? 'warning' : 'success' });
      onUploaded(stored.id);
    } catch (error) {
      setProgress(undefined);
      const [first] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
      if (!signal.aborted) setFault(first ?? (error as Error).message);
    }
  };
  return { send, cancel, progress, fault, setFault };
}
