import { type AnySection, formatNumber } from '@coop/domain';
import type { Statistics } from '@coop/domain/answers';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Suspense } from 'react';
import { FailedToLoad } from '../../ground/messages/Message';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import { CountLink, PeriodTable, periodLabel, TrendCard, UnitToggle, useByUnit } from '../trends/TrendCard';
import { GroupCard } from './GroupCard';

type Props = { section: AnySection; onClose: () => void };

/** Statistics of the last twelve months or weeks. Each chart has its table; each count links to its list. */
export function StatisticsDialog({ section, onClose }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { por, setPor, data, error, refetch } = useByUnit<Statistics>(`/api/${section.name}/estadisticas`);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isNarrow} aria-labelledby="estadisticas">
      <DialogTitle id="estadisticas">{`Estadísticas: ${section.label.many}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0,1fr)' }}>
        <UnitToggle por={por} onChange={setPor} />
        <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
        {!data && !error && <CircularProgress />}
        {/* A click on a count's link closes the dialog, because its list is behind it. */}
        {data && (
          <Box sx={grid} onClick={({ target }) => target instanceof HTMLAnchorElement && onClose()}>
            <TimesCard statistics={data} />
            {data.grupos.map((group) => (
              <GroupCard key={group.clave} group={group} statistics={data} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
};

const SeriesChart = lazyWithRetry(async () => (await import('../trends/SeriesChart')).default);

function TimesCard({ statistics: { periodos, tiempos, por } }: { statistics: Statistics }) {
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
