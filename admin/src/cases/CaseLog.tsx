import { type AnySection, findTransition, formatDateTime } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { useAssignees } from '../ground/queries/useAssignees';
import { FormCard } from '../records/data/FormCard';

/** What happened to a case, a line each, from the beginning; its changes one by one are in the history. */
export function CaseLog({ section, record }: { section: AnySection; record: RaRecord }) {
  const { historial } = useDataProvider<typeof dataProvider>();
  const colleagues = useAssignees(section.name);
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'historial', record.id, record.version],
    queryFn: () => historial(section.name, record.id),
  });
  return (
    <FormCard title="Lo que pasó">
      <FailedToLoad error={error} onRetry={refetch} isShown={data.length > 0} />
      <Box component="ol" sx={{ m: 0, pl: 2.5, gridColumn: '1 / -1', display: 'grid', gap: 0.75 }}>
        {data.toReversed().map(({ id, accion, en, uid, email }) => (
          <li key={id}>
            <strong>{basic[accion] ?? findTransition(section, accion)?.label ?? accion}</strong>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {` · ${formatDateTime(accion === 'crear' ? record.creadoEn : en)} · ${colleagues.find((one) => one.uid === uid)?.nombre ?? email ?? 'La persona, por el sitio'}`}
            </Typography>
          </li>
        ))}
      </Box>
    </FormCard>
  );
}

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  crear: 'Recibido',
  presentar: 'Incluido en el reporte mensual',
};
