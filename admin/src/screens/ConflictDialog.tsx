import type { AnySection } from '@coop/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useNotify, useRefresh, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldDisplay } from '../displays/FieldDisplay';

/** What was sent, and the row as somebody else left it. */
export type Conflict = { mine: Record<string, unknown>; actual: Record<string, unknown> };
type Props = { section: AnySection; conflict: Conflict; onEnd: () => void };

/** Somebody else saved first: shows what differs, and lets choose whose values stay. */
export function ConflictDialog({ section, conflict: { mine, actual }, onEnd }: Props) {
  const form = useFormContext();
  const { save } = useSaveContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const differing = Object.keys(mine).filter(
    (name) => name !== 'version' && JSON.stringify(mine[name] ?? null) !== JSON.stringify(actual[name] ?? null),
  );

  const reload = () => {
    form.reset(actual);
    refresh();
    onEnd();
  };
  const keepMine = () => {
    form.setValue('version', actual.version);
    onEnd();
    void form.handleSubmit(
      async (values) => void (await save?.(values)),
      () => notify('ra.message.invalid_form', { type: 'error' }),
    )();
  };

  return (
    <Dialog open onClose={onEnd} maxWidth="md" fullWidth aria-labelledby="conflicto">
      <DialogTitle id="conflicto">Otra persona modificó este registro</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Mientras usted lo editaba, alguien más guardó cambios.{' '}
          {differing.length > 0 ? 'Estos campos son distintos:' : 'Sus datos son iguales a los guardados.'}
        </DialogContentText>
        {differing.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Campo</TableCell>
                <TableCell>Lo suyo</TableCell>
                <TableCell>Lo guardado</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differing.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th">{section.fields[name]?.label ?? name}</TableCell>
                  {[mine, actual].map((row) => (
                    <TableCell key={row === mine ? 'mine' : 'actual'}>
                      <FieldDisplay field={section.fields[name]} value={row[name]} row={row} brief />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onEnd}>Seguir editando</Button>
        <Button onClick={reload}>Descartar lo mío y recargar</Button>
        <Button onClick={keepMine} variant="contained">
          Guardar lo mío
        </Button>
      </DialogActions>
    </Dialog>
  );
}
