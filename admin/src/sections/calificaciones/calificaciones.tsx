import { formatNumber } from '@coop/domain';
import type { RatingsTrend, Score, Unit } from '@coop/domain/answers';
import { Typography } from '@mui/material';
import { caseScreen } from '../../cases/caseScreen';
import { BarTable, CountLink, PeriodTable, periodLabel, TrendCard } from '../../cases/trends/TrendCard';
import type { Override } from '../Override';

export const calificaciones: Override = {
  section: 'contactanos/calificaciones',
  Show: caseScreen(async () => (await import('./parts')).parts),
  Trend: ({ answer: { calificaciones: trend, por } }) => trend && <RatingsCard trend={trend} por={por} />,
};

const FEW = 'Menos de 5 respuestas';

/** Ratings trend. The server omits mean and NPS for few answers. */
function RatingsCard({ trend, por }: { trend: RatingsTrend; por: Unit }) {
  const { etiqueta, total, distribucion, agencias, periodos } = trend;
  return (
    <TrendCard
      title={etiqueta}
      facts={[
        ['respuestas', String(total.cantidad)],
        ['de 5, en promedio', meanOf(total)],
        ['NPS, de −100 a 100', npsOf(total)],
      ]}
    >
      {distribucion && <BarTable title="Calificación general" lines={distribucion} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        El NPS es el porcentaje de quienes nos recomendarían (9 y 10) menos el de quienes no (0 a 6).
      </Typography>
      <PeriodTable
        summary={`${etiqueta}: por agencia`}
        columns={['Agencia', ...columns]}
        rows={agencias.map((one) => [one.etiqueta, ...cellsOf(one)] as const)}
      />
      <PeriodTable
        summary={`${etiqueta}: por ${por}`}
        columns={[por === 'mes' ? 'Mes' : 'Semana del', ...columns]}
        rows={periodos.map((one) => [periodLabel(one, por), ...cellsOf(one)] as const)}
      />
    </TrendCard>
  );
}

const columns = ['Respuestas', 'Promedio', 'NPS'];

const cellsOf = (score: Score) => [<CountLink key="respuestas" {...score} />, meanOf(score), npsOf(score)];

const meanOf = ({ cantidad, media }: Score) => (media !== null ? formatNumber(media, 2) : cantidad === 0 ? '—' : FEW);

const npsOf = ({ recomiendan, nps }: Score) =>
  nps !== null ? String(nps).replace('-', '−') : recomiendan === 0 ? '—' : FEW;
