import { formatNumber } from '@coop/domain';
import type { CasesTrend, TrendsAnswer, Unit } from '@coop/domain/answers';
import { Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import { BarTable, CountLink, PeriodTable, periodLabel, TrendCard } from './TrendCard';

export type TrendProps = { section: string; answer: TrendsAnswer };

/** Renders the case trend of one section; nothing if the response lacks it. */
export function SectionTrend({ section, answer: { casos, por } }: TrendProps) {
  const trend = casos.find(({ seccion }) => seccion === section);
  return trend ? <CasesCard trend={trend} por={por} /> : null;
}

const SeriesChart = lazyWithRetry(async () => (await import('./SeriesChart')).default);
const MAX_LINES = 6;

function CasesCard({ trend, por }: { trend: CasesTrend; por: Unit }) {
  const { etiqueta, periodos, grupos, respuesta } = trend;
  const labels = periodos.map((period) => periodLabel(period, por));
  const series = [
    { label: 'Casos recibidos', values: periodos.map(({ recibidos }) => recibidos.cantidad) },
    { label: 'Casos respondidos', values: periodos.map(({ respondidos }) => respondidos.cantidad) },
  ];
  return (
    <TrendCard title={etiqueta} facts={factsOf(respuesta)}>
      <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
        <SeriesChart labels={labels} series={series} />
      </Suspense>
      <PeriodTable
        summary={`${etiqueta}: casos recibidos y respondidos en tabla`}
        columns={[por === 'mes' ? 'Mes' : 'Semana del', 'Recibidos', 'Respondidos']}
        rows={periodos.map(({ recibidos, respondidos }, at) => [
          labels[at] ?? '',
          <CountLink key="recibidos" {...recibidos} />,
          <CountLink key="respondidos" {...respondidos} />,
        ])}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
        {grupos.map((group) => (
          <BarTable
            key={group.clave}
            title={`Por ${group.etiqueta.toLowerCase()}`}
            lines={group.filas.slice(0, MAX_LINES)}
          />
        ))}
      </Box>
    </TrendCard>
  );
}

const factsOf = ({ cantidad, diasHabiles, conPlazo, dentroDelPlazo }: CasesTrend['respuesta']) => [
  ['casos respondidos', String(cantidad)] as const,
  ['días hábiles en promedio', diasHabiles === null ? '—' : formatNumber(diasHabiles, 1)] as const,
  [
    'de ellos, dentro del plazo',
    conPlazo === 0 ? '—' : `${formatNumber((100 * dentroDelPlazo) / conPlazo, 0)} %`,
  ] as const,
];
