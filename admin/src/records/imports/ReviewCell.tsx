import type { Field } from '@coop/domain';
import type { ImportedLine } from '@coop/domain/answers';
import { Box, TableCell } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';

type Props = {
  field: Field;
  line: ImportedLine;
  campo: string;
  align: 'left' | 'right';
  /** What it breaks. */
  rule: string | undefined;
};

/** A cell as it would be stored, with what it said before; one that is refused, as it was written, with its rule. */
export function ReviewCell({ field, line: { accion, valores, cambios }, campo, align, rule }: Props) {
  const value = valores[campo];
  const change = cambios.find((one) => one.campo === campo);
  const shown = (one: unknown) => <FieldDisplay field={field} value={one} row={valores} brief />;
  if (rule)
    return (
      <TableCell align={align} sx={refused}>
        <strong>{String(value ?? '') || '(vacía)'}</strong>
        <Box sx={{ minWidth: '12rem' }}>{rule}</Box>
      </TableCell>
    );
  if (accion === 'corregir') return <TableCell align={align}>{String(value ?? '')}</TableCell>;
  return (
    <TableCell align={align} sx={change && { bgcolor: 'action.selected' }}>
      {change && (
        <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
          {shown(change.antes)}
        </Box>
      )}
      {change ? <ins style={{ textDecoration: 'none' }}>{shown(value)}</ins> : shown(value)}
    </TableCell>
  );
}

const refused = {
  bgcolor: (theme: Theme) => alpha(theme.palette.error.main, 0.1),
  boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.palette.error.main}`,
  '&&': { whiteSpace: 'normal' },
};
