import type { MonthlyReport } from '@coop/domain/answers';
import { Alert, Box, Typography } from '@mui/material';

const parts = {
  registrados: 'Registrados en el mes',
  cerrados: 'Registrados antes y cerrados en el mes',
  pendientes: 'Registrados antes y pendientes al fin del mes',
} as const;

/** How many complaints a report tells of, and why they are in it; of a month that was handed in, also what came since. */
export function ReportFigures({ report }: { report: MonthlyReport }) {
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
