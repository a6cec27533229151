import { Alert, Button } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Pasted } from './useGridRows';

type Props = { name: string; pasted: Pasted; onUndo: () => void; onClose: () => void };

/** What a paste did. It can be taken back as long as nothing was written since. */
export function PasteNotice({ name, pasted, onUndo, onClose }: Props) {
  const rows: unknown = useWatch({ name });
  if ('refused' in pasted)
    return (
      <Alert severity="error" onClose={onClose}>
        {pasted.refused}
      </Alert>
    );
  const { lines, faults, after } = pasted;
  if (JSON.stringify(rows) !== JSON.stringify(after)) return null;
  return (
    <Alert
      severity={faults > 0 ? 'warning' : 'success'}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          Deshacer
        </Button>
      }
    >
      {lines === 1 ? 'Se pegó 1 fila.' : `Se pegaron ${lines} filas.`}
      {faults === 1 && ' Hay 1 celda que no se entiende: está marcada.'}
      {faults > 1 && ` Hay ${faults} celdas que no se entienden: están marcadas.`}
    </Alert>
  );
}
