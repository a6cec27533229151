import { columnasSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import { Box, Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { downloadFile } from '../../ground/api/downloadFile';

/** What a file has to look like, folded away for who knows it. */
export function FileColumns() {
  const notify = useNotify();
  const download = () =>
    downloadFile(
      '/api/saldos/lotes/plantilla?contenido=ejemplo',
      { name: 'saldos-ejemplo', extension: 'csv' },
      new AbortController().signal,
      () => undefined,
    ).catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <Box component="details" sx={{ mt: 2, '& summary': { cursor: 'pointer', minHeight: 32 } }}>
      <summary>Cómo es el archivo</summary>
      <Typography sx={{ my: 1, maxWidth: '75ch' }}>
        CSV separado por punto y coma o por coma, en UTF-8 o Latin-1, con estos encabezados en la primera línea y todas
        las filas que haga falta.
      </Typography>
      <Button variant="outlined" size="small" sx={{ mb: 1 }} onClick={() => void download()}>
        Descargar un ejemplo
      </Button>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label="Columnas del archivo">
          <TableBody>
            {columnasSaldos.map(({ columna, etiqueta, obligatoria, admite }) => (
              <TableRow key={columna}>
                <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
                  {columna}
                </TableCell>
                <TableCell>{etiqueta}</TableCell>
                <TableCell>{obligatoria ? 'Obligatoria' : 'Opcional'}</TableCell>
                <TableCell>{admite}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
