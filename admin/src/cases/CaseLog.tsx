import { type AnySection, findTransition, formatDateTime } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { FormCard } from '../records/data/FormCard';
import { authorOf } from '../records/history/authorOf';
import { OlderButton } from '../records/history/OlderButton';
import { useHistory } from '../records/history/useHistory';

/** What happened to a case, a line each, from the beginning; its changes one by one are in the history. */
export function CaseLog({ section, record }: { section: AnySection; record: RaRecord }) {
  const { lines = [], error, retry, older } = useHistory(section, record);
  return (
    <FormCard title="Lo que pasó">
      <FailedToLoad error={error} onRetry={retry} isShown={lines.length > 0} />
      <OlderButton {...older} />
      <Box component="ol" sx={{ m: 0, pl: 2.5, gridColumn: '1 / -1', display: 'grid', gap: 0.75 }}>
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <strong>{basic[line.accion] ?? findTransition(section, line.accion)?.label ?? line.accion}</strong>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {` · ${formatDateTime(line.accion === 'crear' ? record.creadoEn : line.en)} · ${authorOf(section, line)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </FormCard>
  );
}

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  aportar: 'Documentos aportados por el enlace privado',
  crear: 'Registro',
  presentar: 'Incluido en el reporte mensual',
};
