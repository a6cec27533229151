import type { Line } from '@coop/domain/answers';
import { BarTable } from '../../cases/trends/BarTable';
import { TrendCard } from '../../cases/trends/TrendCard';

/** How far applications have come. */
export const FunnelCard = ({ etiqueta, filas }: { etiqueta: string; filas: readonly Line[] }) => (
  <TrendCard title={etiqueta} facts={[['recibidas', String(filas.reduce((sum, { cantidad }) => sum + cantidad, 0))]]}>
    <BarTable title="Dónde están ahora" lines={filas} />
  </TrendCard>
);
