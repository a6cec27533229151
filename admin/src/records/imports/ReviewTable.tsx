import { type AnySection, type Field, traitsOf } from '@coop/domain';
import type { FieldChange, ImportLine, ImportReview } from '@coop/domain/answers';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Difference } from '../history/Difference';

type ReviewCellProps = {
  field: Field;
  line: ImportLine;
  campo: string;
  align: 'left' | 'right';
  rule: string | undefined;
  isOpen: boolean;
};

/** A cell's new value beside its current one; an invalid cell shows its raw text and the rule. */
function ReviewCell({ field, line: { accion, valores, cambios }, campo, align, rule, isOpen }: ReviewCellProps) {
  const value = valores[campo];
  const change = cambios.find((one) => one.campo === campo);
  const display = (one: unknown) => <FieldDisplay field={field} value={one} row={valores} brief />;
  if (rule)
    return (
      <TableCell align={align} sx={refused}>
        <strong>{asWritten(value) || '(vacía)'}</strong>
        <Box sx={{ minWidth: '12rem' }}>{rule}</Box>
      </TableCell>
    );
  if (accion === 'corregir') return <TableCell align={align}>{asWritten(value)}</TableCell>;
  if (field.fields)
    return (
      <TableCell>
        <ReviewList {...{ field, value, change, isOpen }} row={valores} />
      </TableCell>
    );
  return (
    <TableCell align={align} sx={change && { bgcolor: 'action.selected' }}>
      {change && (
        <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
          {display(change.antes)}
        </Box>
      )}
      {change ? <ins style={{ textDecoration: 'none' }}>{display(value)}</ins> : display(value)}
    </TableCell>
  );
}

/** Formats an invalid value as in the file; a list, as its count. */
const asWritten = (value: unknown): string =>
  Array.isArray(value) ? (value.length === 1 ? '1 elemento' : `${value.length} elementos`) : String(value ?? '');

const refused = {
  bgcolor: (theme: Theme) => alpha(theme.palette.error.main, 0.1),
  boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.palette.error.main}`,
  '&&': { whiteSpace: 'normal' },
};

type ReviewListProps = {
  field: Field;
  value: unknown;
  row: Record<string, unknown>;
  change: FieldChange | undefined;
  /** Whether it is expanded initially; changed lists always are. */
  isOpen: boolean;
};

function ReviewList({ field, value, row, change, isOpen }: ReviewListProps) {
  const count = (value as readonly unknown[] | null)?.length ?? 0;
  if (count === 0 && !change) return '—';
  return (
    <Box component="details" open={isOpen || change !== undefined} sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <summary>{count === 1 ? '1 elemento' : `${count} elementos`}</summary>
      {change ? (
        <Difference field={field} before={change.antes} after={value} />
      ) : (
        <FieldDisplay field={field} value={value} row={row} />
      )}
    </Box>
  );
}

type ReviewTableProps = { section: AnySection; review: ImportReview };

const actions = { crear: 'Nuevo', actualizar: 'Se actualiza', ninguna: 'Igual', corregir: 'Por corregir' };

export function ReviewTable({ section, review: { columnas, filas, fallas } }: ReviewTableProps) {
  const ruleOf = (at: number, campo: string) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [filas[at]?.fila, filas[at + 1]?.fila];
    const own = fallas.filter((one) => one.fila >= from && one.fila < to && one.campo.split('.')[0] === campo);
    return own
      .map(({ celda, mensaje, fila }) => (fila === from ? mensaje : `${celda || `Fila ${fila}`}: ${mensaje}`))
      .join(' · ');
  };
  const alignOf = (campo: string) => (traitsOf(section.fields[campo]).holds === 'number' ? 'right' : 'left');
  return (
    // Focusable, so that the horizontal scroll works with the keyboard.
    <Box sx={{ mt: 2, overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Lo que dice el archivo">
      <Typography variant="caption" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
        Deslice la tabla para ver las demás columnas.
      </Typography>
      <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap', verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Fila</TableCell>
            <TableCell>Qué se hará</TableCell>
            {columnas.map(({ campo, etiqueta }) => (
              <TableCell key={campo} align={alignOf(campo)}>
                {etiqueta}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((line, at) => (
            <TableRow key={line.fila}>
              <TableCell component="th" scope="row">
                {line.fila}
              </TableCell>
              <TableCell sx={{ color: line.accion === 'corregir' ? 'error.main' : undefined }}>
                {actions[line.accion]}
              </TableCell>
              {columnas.map(({ campo }) => (
                <ReviewCell
                  key={campo}
                  field={section.fields[campo]}
                  line={line}
                  campo={campo}
                  align={alignOf(campo)}
                  rule={ruleOf(at, campo) || undefined}
                  isOpen={filas.length === 1}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
