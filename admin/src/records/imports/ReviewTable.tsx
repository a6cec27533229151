import { type AnySection, traitsOf } from '@coop/domain';
import type { ImportReview } from '@coop/domain/answers';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { ReviewCell } from './ReviewCell';

type Props = { section: AnySection; review: ImportReview };

const actions = { crear: 'Nuevo', actualizar: 'Se actualiza', ninguna: 'Igual', corregir: 'Por corregir' };

/** Review of an import by line, with invalid cells marked. */
export function ReviewTable({ section, review: { columnas, filas, fallas } }: Props) {
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
