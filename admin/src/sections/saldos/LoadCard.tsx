import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { dayFormat } from '../../fields/inputs/written/formats';
import { WrittenField } from '../../fields/inputs/written/WrittenField';
import { FileColumns } from './FileColumns';
import { ProgressLine } from './ProgressLine';
import { useLoad } from './useLoad';

type Props = { disabled: boolean; onSent: () => void };

/** A file and the day that it is of. */
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
        <WrittenField
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
