import type { MonthlyReport } from '@coop/domain/answers';
import Download from '@mui/icons-material/Download';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useDownload } from '../../ground/queries/useDownload';
import { PresentReport, reportPath } from './PresentReport';
import { pastMonths } from './pastMonths';

const YEARS = 2;
const allFields = [
  { query: 'formato=csv', label: 'Descargar CSV', extension: 'csv' },
  { query: 'formato=xlsx', label: 'Descargar Excel', extension: 'xlsx' },
];

const filesOf = (layout: string, extension: string) =>
  layout ? [{ query: `diseno=${layout}`, label: 'Descargar en este formato', extension }] : allFields;

/** Monthly complaints report for the regulator: figures, file export and submission after the month ends. */
export function MonthlyReportDialog({ onClose }: { onClose: () => void }) {
  const choices = pastMonths(YEARS * 12);
  const [mes, setMes] = useState(choices[1]?.value ?? '');
  const [layout, setLayout] = useState('');
  const { bytes, start, cancel } = useDownload();
  const { data, error } = useQuery<MonthlyReport>({
    queryKey: ['reporte-mensual', mes],
    queryFn: async () => (await httpClient(`${reportPath}/${mes}`)).json,
  });
  return (
    <TitledDialog
      title="Reporte mensual de reclamos"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField select label="Mes" value={mes} onChange={({ target }) => setMes(target.value)}>
          {choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Loading loadingPrimary="" loadingSecondary="" />}
        {data && <ReportFigures report={data} />}
        {data && data.formatos.length > 0 && (
          <TextField
            select
            label="Formato"
            value={layout}
            onChange={({ target }) => setLayout(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Todos los campos</MenuItem>
            {data.formatos.map(({ id, nombre }) => (
              <MenuItem key={id} value={id}>
                {nombre}
              </MenuItem>
            ))}
          </TextField>
        )}
        {data && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {bytes === undefined ? (
              filesOf(layout, data.formatos.find(({ id }) => id === layout)?.extension ?? 'csv').map(
                ({ query, label, extension }) => (
                  <Button
                    key={query}
                    variant="outlined"
                    startIcon={<Download />}
                    onClick={() =>
                      void start(`${reportPath}?mes=${mes}&${query}`, { name: `reclamos-reporte-${mes}`, extension })
                    }
                  >
                    {label}
                  </Button>
                ),
              )
            ) : (
              <Button onClick={cancel}>Cancelar la descarga</Button>
            )}
          </Stack>
        )}
        {data && (
          <PresentReport key={mes} report={data} month={choices.find(({ value }) => value === mes)?.label ?? mes} />
        )}
      </Stack>
    </TitledDialog>
  );
}

const parts = {
  registrados: 'Registrados en el mes',
  cerrados: 'Registrados antes y cerrados en el mes',
  pendientes: 'Registrados antes y pendientes al fin del mes',
} as const;

function ReportFigures({ report }: { report: MonthlyReport }) {
  const { deMesesPresentados, llegadosDespues } = report;
  const total = report.registrados + report.cerrados + report.pendientes;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, columnGap: 2 }}>
        {Object.entries(parts).map(([name, label]) => (
          <Figure key={name} label={label} value={report[name as keyof typeof parts]} />
        ))}
        <Figure label="En el reporte" value={total} strong />
      </Box>
      {deMesesPresentados > 0 && (
        <Alert severity="info">{`${counted(deMesesPresentados, 'De los registrados, 1 llegó', 'De los registrados, # llegaron')} cuando su mes ya se había presentado: ningún otro reporte los informa como registrados.`}</Alert>
      )}
      {llegadosDespues > 0 && (
        <Alert severity="info">{`${counted(llegadosDespues, 'Después de presentarlo llegó 1 reclamo', 'Después de presentarlo llegaron # reclamos')} con fecha de este mes. No se cuentan en estas cifras: se informan como registrados en el primer mes que aún no se presentó.`}</Alert>
      )}
    </>
  );
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many.replace('#', String(count)));

function Figure({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  const weight = strong ? 650 : undefined;
  return (
    <>
      <Typography component="dt" sx={{ fontWeight: weight }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: weight ?? 550 }}>
        {value}
      </Typography>
    </>
  );
}
