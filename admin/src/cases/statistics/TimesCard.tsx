import { formatNumber } from '@coop/domain';
import type { Statistics } from '@coop/domain/answers';
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazily } from '../../ground/page/lazily';
import { CountLink } from '../trends/CountLink';
import { PeriodTable } from '../trends/PeriodTable';
import { periodLabel } from '../trends/periodLabel';
import { TrendCard } from '../trends/TrendCard';

const SeriesChart = lazily(async () => (await import('../trends/SeriesChart')).default);

/** How many came and were answered in each period, and how soon. */
export function TimesCard({ statistics: { periodos, tiempos, por } }: { statistics: Statistics }) {
  const labels = periodos.map((period) => periodLabel(period, por));
  const answered = periodos.flatMap(({ respondidos }) => respondidos ?? []);
  const series = [
    { label: 'Recibidos', values: periodos.map(({ recibidos }) => recibidos.cantidad) },
    ...(tiempos ? [{ label: 'Respondidos', values: answered.map(({ cantidad }) => cantidad) }] : []),
  ];
  return (
    <TrendCard
      title={tiempos ? 'Recibidos, respondidos y tiempos' : 'Recibidos'}
      facts={tiempos ? factsOf(tiempos) : []}
    >
      <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
        <SeriesChart labels={labels} series={series} />
      </Suspense>
      <PeriodTable
        summary="Los mismos números en tabla"
        columns={[por === 'mes' ? 'Mes' : 'Semana del', ...series.map(({ label }) => label)]}
        rows={periodos.map(({ recibidos, respondidos }, at) => [
          labels[at] ?? '',
          <CountLink key="recibidos" {...recibidos} />,
          ...(respondidos ? [<CountLink key="respondidos" {...respondidos} />] : []),
        ])}
      />
    </TrendCard>
  );
}

const days = (value: number | null) => (value === null ? '—' : formatNumber(value, 1));

const factsOf = ({ respondidos, mediana, promedio, conPlazo, dentroDelPlazo }: NonNullable<Statistics['tiempos']>) =>
  [
    ['respondidos', String(respondidos)],
    ['días hábiles, mediana', days(mediana)],
    ['días hábiles, promedio', days(promedio)],
    ['de ellos, dentro del plazo', conPlazo === 0 ? '—' : `${formatNumber((100 * dentroDelPlazo) / conPlazo, 0)} %`],
  ] as const;
