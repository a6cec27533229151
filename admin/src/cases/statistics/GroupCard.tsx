import type { Statistics, StatisticsGroup } from '@coop/domain/answers';
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import type { Series } from '../trends/SeriesChart';
import { CountLink, PeriodTable, periodLabel, TrendCard } from '../trends/TrendCard';

const SeriesChart = lazyWithRetry(async () => (await import('../trends/SeriesChart')).default);
/** Maximum number of distinguishable colours. The chart groups the remaining series; the table lists them. */
const MAX_COLOURS = 5;

export function GroupCard({ group, statistics }: { group: StatisticsGroup; statistics: Statistics }) {
  const { etiqueta, filas } = group;
  const { periodos, por } = statistics;
  const labels = periodos.map((period) => periodLabel(period, por));
  return (
    <TrendCard title={`Por ${etiqueta.toLowerCase()}`}>
      {filas.length === 0 ? (
        'Nada en estos períodos.'
      ) : (
        <>
          <Suspense fallback={<Skeleton variant="rectangular" height={280} />}>
            <SeriesChart stacked labels={labels} series={seriesOf(filas)} />
          </Suspense>
          <PeriodTable
            summary="Los mismos números en tabla"
            columns={[etiqueta, 'Total', ...labels]}
            rows={filas.map(({ clave, etiqueta: name, cantidad, enlace, porPeriodo }) => [
              name,
              <CountLink key={clave ?? ''} {...{ cantidad, enlace }} />,
              ...porPeriodo.map(String),
            ])}
          />
        </>
      )}
    </TrendCard>
  );
}

function seriesOf(filas: StatisticsGroup['filas']): Series[] {
  const first = filas
    .slice(0, MAX_COLOURS)
    .map(({ etiqueta, porPeriodo }) => ({ label: etiqueta, values: porPeriodo }));
  const rest = filas.slice(MAX_COLOURS).map(({ porPeriodo }) => porPeriodo);
  if (rest.length === 0) return first;
  const together = (filas[0]?.porPeriodo ?? []).map((_, at) =>
    rest.reduce((sum, values) => sum + (values[at] ?? 0), 0),
  );
  return [...first, { label: `Otros (${rest.length})`, values: together }];
}
