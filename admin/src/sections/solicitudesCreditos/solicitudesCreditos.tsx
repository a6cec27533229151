import { formatShortDate, todayInLaPaz } from '@coop/domain';
import type { Line } from '@coop/domain/answers';
import { dayInLaPaz, daysLeft } from '@coop/domain/calendar';
import { caseScreen } from '../../cases/caseScreen';
import { caseColumns, caseLabels, MaskedColumn } from '../../cases/columns/columns';
import { BarTable, TrendCard } from '../../cases/trends/TrendCard';
import type { Override } from '../Override';

function AgeColumn({ value }: { value: unknown }) {
  const received = dayInLaPaz(String(value));
  const days = daysLeft(received, todayInLaPaz()) ?? 0;
  const age = days === 0 ? 'hoy' : days === 1 ? 'hace 1 día' : `hace ${days} días`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatShortDate(received)}
      <small style={{ display: 'block' }}>{age}</small>
    </span>
  );
}

export const solicitudesCreditos: Override = {
  section: 'contactanos/solicitudes-creditos',
  Show: caseScreen(async () => (await import('./parts')).parts),
  columns: { ...caseColumns, creadoEn: AgeColumn, numeroDocumento: MaskedColumn },
  labels: { ...caseLabels, oficial: 'Oficial' },
  hidden: ['primerApellido'],
  Trend: ({ answer: { embudo } }) => embudo && <FunnelCard {...embudo} />,
};

const FunnelCard = ({ etiqueta, filas }: { etiqueta: string; filas: readonly Line[] }) => (
  <TrendCard title={etiqueta} facts={[['recibidas', String(filas.reduce((sum, { cantidad }) => sum + cantidad, 0))]]}>
    <BarTable title="Dónde están ahora" lines={filas} />
  </TrendCard>
);
