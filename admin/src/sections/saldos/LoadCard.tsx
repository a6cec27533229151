import { columnasSaldos } from '@coop/domain/sections/saldos/columnasSaldos';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Card, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { DateTextField } from '../../fields/inputs/dates/DateTextField';
import { dayFormat } from '../../fields/inputs/dates/formats';
import { downloadFile } from '../../ground/api/downloadFile';
import type { HttpError } from '../../ground/api/fetchApi';
import { balancesApi } from './balancesApi';
import { ProgressLine } from './LoteCard';

type Props = { disabled: boolean; onSent: () => void };

export function LoadCard({ disabled, onSent }: Props) {
  const [fechaCorte, setFechaCorte] = useState('');
  const [file, setFile] = useState<File>();
  const { load, cancel, part, error } = useLoad(() => {
    setFile(undefined);
    onSent();
  });
  const errors = error?.body?.errors ?? {};
  const isSending = part !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && fechaCorte) void load(file, fechaCorte);
  };
  return (
    <Card component="form" noValidate onSubmit={submit} aria-labelledby="cargar-saldos" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="cargar-saldos" variant="h3" component="h2">
        Cargar un archivo
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Reemplaza a los saldos vigentes solo si todas sus filas están bien.
      </Typography>
      <Box sx={layout}>
        <DateTextField
          format={dayFormat}
          label="Fecha de corte"
          isRequired
          value={fechaCorte}
          onChange={(day) => setFechaCorte(day ?? '')}
          error={errors.fechaCorte}
          helperText="El día de los saldos."
        />
        <Box sx={{ minWidth: 0 }}>
          <Button component="label" variant="outlined" startIcon={<UploadFile />} disabled={isSending} fullWidth>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {file?.name ?? 'Elegir archivo CSV'}
            </Box>
            <input
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label="Archivo CSV"
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                target.value = '';
              }}
            />
          </Button>
        </Box>
        <Button type="submit" variant="contained" disabled={disabled || isSending || !file || !fechaCorte}>
          Cargar
        </Button>
      </Box>
      {isSending && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 2 }}>
          <ProgressLine label="Enviando el archivo" percent={Math.round(part * 100)} />
          <Button onClick={cancel}>Cancelar</Button>
        </Box>
      )}
      {error && !errors.fechaCorte && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {error.message}
        </Alert>
      )}
      <FileColumns />
    </Card>
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr) auto' },
  alignItems: 'start',
  '& .MuiFormControl-root': { m: 0 },
  '& .MuiButton-root': { minHeight: 44 },
};

function useLoad(onSent: () => void) {
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<HttpError>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const load = async (file: File, fechaCorte: string) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setPart(0);
    setError(undefined);
    try {
      await balancesApi.send(file, fechaCorte, { onProgress: setPart, signal });
      onSent();
    } catch (thrown) {
      if (!signal.aborted) setError(thrown as HttpError);
    }
    setPart(undefined);
  };
  return { load, cancel: () => sending.current?.abort(), part, error };
}

function FileColumns() {
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
