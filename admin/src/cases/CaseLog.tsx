import { type AnySection, findTransition, formatDateTime } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { useAssignees } from '../ground/queries/useAssignees';
import { FormCard } from '../records/data/FormCard';
import { authorOf } from '../records/history/authorOf';
import { OlderButton } from '../records/history/OlderButton';
import { useHistory } from '../records/history/useHistory';

/** What happened to a case, a line each, from the beginning; its changes one by one are in the history. */
export function CaseLog({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines = [], error, retry, older } = useHistory(section, record);
  const colleagues = useAssignees(section.name);
  return (
    <FormCard title="Lo que pasó">
      <FailedToLoad error={error} onRetry={retry} isShown={lines.length > 0} />
      <OlderButton {...older} />
      <Box component="ol" sx={{ m: 0, pl: 2.5, gridColumn: '1 / -1', display: 'grid', gap: 0.75 }}>
        {lines.toReversed().map(({ id, accion, en, uid, email }) => (
          <li key={id}>
            <strong>{basic[accion] ?? findTransition(section, accion)?.label ?? accion}</strong>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {` · ${formatDateTime(accion === 'crear' ? record.creadoEn : en)} · ${colleagues.find((one) => one.uid === uid)?.nombre ?? authorOf(section, { accion, email })}`}
            </Typography>
          </li>
        ))}
      </Box>
    </FormCard>
  );
}

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  aportar: 'Documentos aportados por quien presentó el caso',
  crear: 'Recibido',
  presentar: 'Incluido en el reporte mensual',
};
