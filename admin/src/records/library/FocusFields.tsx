import type { Focus } from '@coop/domain/answers';
import { Box, Button, TextField, Typography } from '@mui/material';

type Props = { focus: Focus | null; onChange: (focus: Focus | null) => void };

/** The same point in figures, and the way back to the middle. */
export function FocusFields({ focus, onChange }: Props) {
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
