import { type Field, type Fields, formatSize, sectionList, traitsOf } from '@coop/domain';
import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { limitsOf, shrinkToLimit } from '../../fields/files/fileFacts';
import { AlternativeInput, isDescription, Picture } from '../../fields/inputs/upload/AlternativeDialog';
import { useFileDrop } from '../../fields/inputs/upload/useFileDrop';
import { FormDialog } from '../../ground/drafts/LeaveGuard';
import { useCan } from '../../ground/staff/staff';
import { LabelsField } from './LabelsField';
import { type Item, type UploadPlace, useLibraryUpload } from './useLibraryUpload';

/** Returns the fields this user may upload for. The field sets a file's type, size limit and visibility. */
const uploadPlaces = (canWrite: (section: string) => boolean): UploadPlace[] =>
  sectionList
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

type Props = { onClose: () => void; onUploaded: (ids: string[]) => void };

export function UploadDialog({ onClose, onUploaded }: Props) {
  const can = useCan();
  const places = useMemo(() => uploadPlaces((name) => can(name, 'crear') || can(name, 'editar')), [can]);
  const [place, setPlace] = useState<UploadPlace | null>(null);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  const [etiquetas, setEtiquetas] = useState<string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const change = (file: File, values: Partial<Item>) =>
    setItems((all) => all.map((one) => (one.file === file ? { ...one, ...values } : one)));
  const remove = (file: File) => setItems((all) => all.filter((one) => one.file !== file));
  const { send, cancel, isSending } = useLibraryUpload({ change, remove, onUploaded });
  const take = async (chosen: File[]) => {
    if (!place || isSending) return;
    const read = await Promise.allSettled(chosen.map((file) => shrinkToLimit(file, place)));
    setFaults(read.flatMap((one) => (one.status === 'rejected' ? one.reason.message : [])));
    const files = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    // A file chosen again takes the place of the first one.
    const isOther = ({ file: { name } }: Item) => files.every((file) => file.name !== name);
    setItems((all) => [...all.filter(isOther), ...files.map((file) => ({ file, alternativo: '' }))]);
  };
  const isReady =
    place !== null &&
    items.length > 0 &&
    !isSending &&
    items.every(({ alternativo }) => !place.asksAlternative || isDescription(alternativo));

  return (
    <FormDialog isDirty={items.length > 0} onClose={onClose} aria-labelledby="subir" {...useFileDrop(take)}>
      {(close) => (
        <>
          <DialogTitle id="subir">Subir archivos</DialogTitle>
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
                multiple
                hidden
                accept={place ? acceptOf(place.types) : undefined}
                onChange={({ target }) => {
                  void take([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
              <Button
                variant="outlined"
                startIcon={<AttachFile />}
                disabled={!place || isSending}
                onClick={() => picker.current?.click()}
              >
                {items.length > 0 ? 'Añadir más' : 'Elegir archivos'}
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {place && `${limitsOf(place)} También puede arrastrarlos aquí.`}
              </Typography>
            </Box>
            {faults.map((fault) => (
              <Alert key={fault} severity="error">
                {fault}
              </Alert>
            ))}
            {items.length > 0 && (
              <Box component="ul" aria-label="Archivos elegidos" sx={list}>
                {items.map((item) => (
                  <ItemRow
                    key={item.file.name}
                    item={item}
                    asksAlternative={place?.asksAlternative ?? false}
                    isSending={isSending}
                    onWrite={(alternativo) => change(item.file, { alternativo })}
                    onRemove={() => remove(item.file)}
                  />
                ))}
              </Box>
            )}
            <LabelsField value={etiquetas} onChange={setEtiquetas} />
          </DialogContent>
          <DialogActions>
            <Button onClick={isSending ? cancel : close}>Cancelar</Button>
            <Button variant="contained" disabled={!isReady} onClick={() => place && void send(place, items, etiquetas)}>
              {items.length > 1 ? `Subir ${items.length}` : 'Subir'}
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 };

type ItemRowProps = {
  item: Item;
  asksAlternative: boolean;
  isSending: boolean;
  onWrite: (alternativo: string) => void;
  onRemove: () => void;
};

function ItemRow({ item, asksAlternative, isSending, onWrite, onRemove }: ItemRowProps) {
  const { file, alternativo, progress, fault } = item;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${file.name} · ${formatSize(file.size)}`}
        </Typography>
        <IconButton aria-label={`Quitar «${file.name}»`} disabled={isSending} onClick={onRemove}>
          <DeleteOutline />
        </IconButton>
      </Box>
      {asksAlternative && (
        <>
          <Picture file={file} maxHeight={140} />
          <AlternativeInput name={file.name} value={alternativo} onChange={onWrite} />
        </>
      )}
      {progress !== undefined && (
        <LinearProgress aria-label={`Subiendo «${file.name}»`} variant="determinate" value={progress * 100} />
      )}
      {fault && <Alert severity="error">{fault}</Alert>}
    </Box>
  );
}
