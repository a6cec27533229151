import { Alert, Button } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Done } from './useGridRows';

type Props = { name: string; done: Done; onUndo: () => void; onClose: () => void };

/** What a paste did, or that a row was taken out. It can be taken back as long as nothing was written since. */
export function GridNotice({ name, done, onUndo, onClose }: Props) {
  const rows: unknown = useWatch({ name });
  if ('refused' in done)
    return (
      <Alert severity="error" onClose={onClose}>
        {done.refused}
      </Alert>
    );
  if (JSON.stringify(rows) !== JSON.stringify(done.after)) return null;
  const { lines = 0, faults = 0 } = 'lines' in done ? done : {};
  return (
    <Alert
      severity={faults > 0 ? 'warning' : 'removed' in done ? 'info' : 'success'}
      action={
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          Deshacer
        </Button>
      }
    >
      {'removed' in done && `Se quitó la fila ${done.removed + 1}.`}
      {lines === 1 && 'Se pegó 1 fila.'}
      {lines > 1 && `Se pegaron ${lines} filas.`}
      {faults === 1 && ' Hay 1 celda que no se entiende: está marcada.'}
      {faults > 1 && ` Hay ${faults} celdas que no se entienden: están marcadas.`}
    </Alert>
  );
}
