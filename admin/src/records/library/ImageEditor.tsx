import type { Focus, StaffFile } from '@coop/domain/answers';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { cropPosition } from '../../fields/files/cropPosition';
import { StoredImage } from '../../fields/files/StoredImage';
import { HttpError } from '../../ground/api/HttpError';
import { FocusPicker } from './FocusPicker';
import { libraryApi } from './libraryApi';

type Props = { file: StaffFile; onDirty: (isDirty: boolean) => void };

/** Edits an image's alternative text and crop focus. */
export function ImageEditor({ file, onDirty }: Props) {
  const client = useQueryClient();
  const notify = useNotify();
  // The version being edited, for the optimistic lock; not updated by other users' saves.
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

type FocusFieldsProps = { focus: Focus | null; onChange: (focus: Focus | null) => void };

/** The focus in percent, and a reset to the centre. */
function FocusFields({ focus, onChange }: FocusFieldsProps) {
  const at = focus ?? { x: 50, y: 50 };
  const input = (side: keyof Focus, label: string) => (
    <TextField
      type="number"
      label={label}
      value={at[side]}
      onChange={({ target }) =>
        onChange({ ...at, [side]: Math.min(100, Math.max(0, Math.round(Number(target.value)))) })
      }
      slotProps={{ htmlInput: { min: 0, max: 100, step: 1 } }}
    />
  );
  return (
    <Box role="group" aria-labelledby="punto" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="punto" variant="body2" sx={{ color: 'text.secondary' }}>
        Punto de interés: presione la imagen donde está lo que ningún recorte debe perder.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' } }}>
        {input('x', 'Desde la izquierda (%)')}
        {input('y', 'Desde arriba (%)')}
        <Button disabled={!focus} onClick={() => onChange(null)} sx={{ justifySelf: 'start' }}>
          Volver al centro
        </Button>
      </Box>
    </Box>
  );
}

const ratios = [
  ['16:9', 16 / 9],
  ['1:1', 1],
  ['4:5', 4 / 5],
] as const;

/** Previews of the site's crops for a focus. */
function Crops({ file, focus }: { file: StaffFile; focus: Focus | null }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 380, gridTemplateColumns: columns }}>
      {ratios.map(([label, ratio]) => (
        <Box component="figure" key={label} sx={{ m: 0 }}>
          <StoredImage
            file={file}
            size="tarjeta"
            alt={`Recorte ${label}`}
            style={{
              width: '100%',
              aspectRatio: ratio,
              objectFit: 'cover',
              objectPosition: cropPosition(focus),
              borderRadius: 6,
            }}
          />
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Makes all crops equally high. */
const columns = ratios.map(([, ratio]) => `minmax(0, ${ratio}fr)`).join(' ');
