import type { Field, Fields } from '@coop/domain';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { readPasted } from './readPasted';

const MOST_FAULTS = 12;

type Props = {
  columns: Fields;
  hasRows: boolean;
  onClose: () => void;
  /** `all`: in the place of those that there are. */
  onRows: (rows: Record<string, unknown>[], all: boolean) => void;
};

/** Takes rows copied from a spreadsheet; says line by line what it does not understand, and takes all of them or none. */
export function PasteDialog({ columns, hasRows, onClose, onRows }: Props) {
  const [text, setText] = useState('');
  const { rows, faults } = readPasted(text, columns);
  const isReady = rows.length > 0 && faults.length === 0;
  const take = (all: boolean) => {
    onRows(rows, all);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="pegar">
      <DialogTitle id="pegar">Pegar desde una hoja de cálculo</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Copie las filas en su hoja de cálculo y péguelas aquí. La primera línea puede llevar los títulos; si no los
          lleva, las columnas van en este orden:{' '}
          {Object.values<Field>(columns)
            .map(({ label }) => label)
            .join(', ')}
          .
        </DialogContentText>
        <TextField
          label="Filas"
          multiline
          minRows={8}
          maxRows={16}
          fullWidth
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { wrap: 'off', spellCheck: false, style: { overflowX: 'auto', whiteSpace: 'pre' } } }}
        />
        {faults.length > 0 && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
            {faults.length > MOST_FAULTS && <div>Y {faults.length - MOST_FAULTS} más.</div>}
          </Alert>
        )}
        {isReady && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {rows.length === 1 ? 'Se entiende 1 fila.' : `Se entienden ${rows.length} filas.`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        {hasRows && (
          <Button onClick={() => take(true)} disabled={!isReady} color="secondary">
            Reemplazar todas
          </Button>
        )}
        <Button onClick={() => take(false)} disabled={!isReady} variant="contained">
          {rows.length === 1 ? 'Añadir 1 fila' : `Añadir ${rows.length} filas`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
