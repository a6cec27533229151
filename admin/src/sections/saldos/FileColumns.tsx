import { type AnySection, type Field, isAuthored, sections } from '@coop/domain';
import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';

const fields = Object.entries<Field>((sections.saldos as AnySection).fields).filter(([, field]) => isAuthored(field));
const heading = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a file has to look like, folded away for who knows it. */
export const FileColumns = () => (
  <Box component="details" sx={{ mt: 2, '& summary': { cursor: 'pointer', minHeight: 32 } }}>
    <summary>Cómo es el archivo</summary>
    <Typography sx={{ my: 1, maxWidth: '75ch' }}>
      CSV separado por punto y coma o por coma, en UTF-8 o Latin-1, con estos encabezados en la primera línea y todas
      las filas que haga falta. Los decimales llevan coma o punto; las fechas, 2026-11-20 o 20/11/2026.
    </Typography>
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label="Columnas del archivo">
        <TableBody>
          {fields.map(([name, field]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
                {heading(name)}
              </TableCell>
              <TableCell>{field.label}</TableCell>
              <TableCell>{field.presence === 'required' ? 'Obligatoria' : 'Opcional'}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace' }}>{Object.keys(field.choices ?? {}).join(', ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Box>
);
