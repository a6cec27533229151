import type { Focus, StaffFile } from '@coop/domain/answers';
import { Box } from '@mui/material';
import type { KeyboardEvent, PointerEvent } from 'react';
import { StoredImage } from '../../fields/files/StoredImage';
import { palette } from '../../ground/theme/palette';

type Props = { file: StaffFile; focus: Focus | null; onChange: (focus: Focus) => void };

const STEP = 5;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Sets an image's crop focus by pointer or arrow keys. */
export function FocusPicker({ file, focus, onChange }: Props) {
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
