import type { MachineKey, SystemRequests } from '@coop/domain/answers';
import { formatDate, formatNumber } from '@coop/domain/format';
import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { PeriodTable, TrendCard } from '../../cases/trends/TrendCard';
import { httpClient } from '../../ground/api/fetchApi';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import { useCan } from '../../ground/staff/staff';
import { OneTimeSecretButton } from '../../records/screens/OneTimeSecretButton';
import type { Override } from '../Override';

export const accesosDeSistemas: Override = {
  section: 'sitio/accesos-de-sistemas',
  extra: <KeyButton />,
  below: <DailyRequests />,
};

/** Generates a client's API key, shown once. It revokes the previous one. */
function KeyButton() {
  const machine = useRecordContext();
  const can = useCan();
  if (machine?.estado !== 'activa' || !can('sitio/accesos-de-sistemas', 'editar')) return null;
  return (
    <OneTimeSecretButton<MachineKey>
      label={machine.claveCreadaEn ? 'Cambiar su clave' : 'Crear su clave'}
      action="Crear clave"
      name="Clave"
      path={`/api/sitio/accesos-de-sistemas/${machine.id}/clave`}
      question={`Usted verá la clave una sola vez, aquí. ${machine.claveCreadaEn ? 'La que tiene ahora deja de servir en ese momento.' : ''}`}
      reads={({ clave, venceEn }) => ({
        text: clave,
        message: `Guárdela en la configuración de ${machine.nombre}, y en ningún otro lugar: no se vuelve a mostrar. Sirve hasta el ${formatDate(venceEn)}.`,
      })}
    />
  );
}

const SeriesChart = lazyWithRetry(async () => (await import('../../cases/trends/SeriesChart')).default);

function DailyRequests() {
  const machine = useRecordContext();
  const path = `/api/sitio/accesos-de-sistemas/${machine?.id}/uso`;
  const { data: days } = useQuery({
    queryKey: [path],
    queryFn: async () => (await httpClient(path)).json as SystemRequests,
    enabled: machine !== undefined,
  });
  if (!days?.some(({ peticiones }) => peticiones > 0)) return null;
  const labels = days.map(({ dia }) => dia.slice(8));
  const values = days.map(({ peticiones }) => peticiones);
  const total = values.reduce((sum, one) => sum + one, 0);
  return (
    <TrendCard title="Peticiones por día" facts={[['en 30 días', formatNumber(total, 0)]]}>
      <Suspense fallback={<Skeleton variant="rectangular" height={240} />}>
        <SeriesChart labels={labels} series={[{ label: 'Peticiones', values }]} />
      </Suspense>
      <PeriodTable
        summary="Peticiones por día, en tabla"
        columns={['Día', 'Peticiones']}
        rows={days.map(({ dia, peticiones }) => [formatDate(dia), formatNumber(peticiones, 0)])}
      />
    </TrendCard>
  );
}
