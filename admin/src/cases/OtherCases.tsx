import { type AnySection, findSection, formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { FormCard } from '../records/data/FormCard';
import { addressOfCase } from './queue/addressOfCase';

/** What else the same document sent: nothing is shown where there is nothing. */
export function OtherCases({ section, record }: { section: AnySection; record: RaRecord }) {
  const { otrosCasos } = useDataProvider<typeof dataProvider>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'otros-casos', record.id],
    queryFn: () => otrosCasos(section.name, record.id),
    enabled: Boolean(record.numeroDocumento),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;
  return (
    <FormCard title="Otros casos del mismo documento">
      <Box component="ul" sx={{ gridColumn: '1 / -1', listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map(({ seccion, id, codigo, tipo, asunto, estado, creadoEn }) => (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            <Link to={addressOfCase(findSection(seccion) ?? section, { id })}>{codigo}</Link>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {` · ${[formatShortDate(dayInLaPaz(creadoEn)), tipo, asunto, estado].filter(Boolean).join(' · ')}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormCard>
  );
}
