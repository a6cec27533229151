import type { Focus, StaffFile } from '@coop/domain/answers';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { cropPosition, StoredImage } from '../../fields/files/FileThumb';
import { HttpError } from '../../ground/api/fetchApi';
import { palette } from '../../ground/theme/palette';
import { libraryApi } from './libraryApi';

type FocusPickerProps = { file: StaffFile; focus: Focus | null; onChange: (focus: Focus) => void };

const STEP = 5;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function FocusPicker({ file, focus, onChange }: FocusPickerProps) {
  const { x, y } = focus ?? { x: 50, y: 50 };
  const press = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange({ x: percent((x + arrow[0]) / 100), y: percent((y + arrow[1]) / 100) });
  };
  return (
    <Box sx={{ textAlign: 'center', bgcolor: 'action.hover', borderRadius: 1, overflow: 'hidden' }}>
      <Box onPointerDown={press} onPointerMove={press} sx={frame}>
        <StoredImage file={file} size="ancho" style={{ maxHeight: 320, userSelect: 'none' }} />
        <Box
          component="button"
          type="button"
          aria-label={`Punto de interés: ${x} % desde la izquierda, ${y} % desde arriba. Muévalo con las flechas.`}
          onKeyDown={move}
          sx={marker}
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </Box>
    </Box>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

const frame = {
  position: 'relative',
  display: 'inline-block',
  verticalAlign: 'top',
  cursor: 'crosshair',
  touchAction: 'none',
  '& img': { pointerEvents: 'none' },
};

const marker = {
  position: 'absolute',
  width: 32,
  height: 32,
  p: 0,
  transform: 'translate(-50%, -50%)',
  border: '3px solid #fff',
  borderRadius: '50%',
  bgcolor: `color-mix(in srgb, ${palette.own} 45%, transparent)`,
  boxShadow: '0 0 0 2px rgb(0 0 0 / 65%)',
  cursor: 'grab',
  '&:focus-visible': { outline: '3px solid #fff', boxShadow: '0 0 0 6px #221a16' },
};

type ImageEditorProps = { file: StaffFile; onDirty: (isDirty: boolean) => void };

export function ImageEditor({ file, onDirty }: ImageEditorProps) {
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

const columns = ratios.map(([, ratio]) => `minmax(0, ${ratio}fr)`).join(' ');
