import type { Fields } from '@coop/domain';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, IconButton, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { titleOfRow } from './titleOfRow';

type Props = {
  at: number;
  count: number;
  source: string;
  fields: Fields;
  isFolded: boolean;
  isWrong: boolean;
  onFold: (isFolded: boolean) => void;
  onMove: (to: number, by: 'handle' | 'up' | 'down') => void;
  onRemove: () => void;
  /** Called when a drag starts or ends. */
  onHold: (isHeld: boolean, transfer?: DataTransfer) => void;
};

/** Header of a card: its title and its actions. */
export function CardHead({ at, count, source, fields, isFolded, isWrong, onFold, onMove, onRemove, onHold }: Props) {
  const row = useWatch({ name: source });
  const title = `${at + 1}. ${titleOfRow(fields, row ?? {})}`;
  return (
    // The whole header is draggable: some browsers cannot drag a button.
    <Box
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        // Custom MIME type: a text/plain payload would be inserted into a rich text editor on drop.
        event.dataTransfer.setData('application/x-ficha', title);
        onHold(true, event.dataTransfer);
      }}
      onDragEnd={() => onHold(false)}
      sx={head}
    >
      <IconButton
        data-mueve="handle"
        aria-label={`Mover «${title}»`}
        title="Arrástrelo, o muévalo con las flechas arriba y abajo"
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!step) return;
          event.preventDefault();
          onMove(at + step, 'handle');
        }}
        sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <DragIndicator />
      </IconButton>
      <Typography component="span" sx={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
        {isWrong && <ErrorOutline titleAccess="Con errores" color="error" sx={{ ml: 1, verticalAlign: 'middle' }} />}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          data-mueve="up"
          aria-label={`Subir «${title}»`}
          disabled={at === 0}
          onClick={() => onMove(at - 1, 'up')}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          data-mueve="down"
          aria-label={`Bajar «${title}»`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1, 'down')}
        >
          <ArrowDownward />
        </IconButton>
        <IconButton aria-label={`Quitar «${title}»`} onClick={onRemove}>
          <DeleteOutline />
        </IconButton>
        <IconButton
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Desplegar' : 'Plegar'} «${title}»`}
          data-pliega
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <ExpandMore /> : <ExpandLess />}
        </IconButton>
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: 1,
  py: 0.5,
  bgcolor: 'action.hover',
  cursor: 'grab',
} as const;
