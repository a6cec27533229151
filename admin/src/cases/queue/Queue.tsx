import type { AnySection } from '@coop/domain';
import { Box, Card, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { ActiveFilters } from '../../records/filters/ActiveFilters';
import { QuickFilters } from '../../records/filters/QuickFilters';
import { ListCount } from '../../records/list/ListCount';
import { NewRows } from '../../records/live/NewRows';
import { QueueItem } from './QueueItem';

type Props = { section: AnySection; id: RaRecord['id'] };

/** The cases that wait beside the one that is open, under the same filters as their list. */
export function Queue({ section, id }: Props) {
  const { data = [], error, isPending, refetch } = useListContext();
  return (
    <Card component="nav" aria-label={`Cola: ${section.label.many}`} className="solo-pantalla" sx={look}>
      <Box sx={band}>
        <ListCount section={section} />
        <QuickFilters section={section} />
        <ActiveFilters section={section} />
      </Box>
      <Box sx={{ px: 2 }}>
        <NewRows section={section} />
      </Box>
      <FailedToLoad error={error} onRetry={refetch} isShown={data.length > 0} />
      {!isPending && !error && data.length === 0 && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>Nada con estos filtros.</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { borderTop: 1, borderColor: 'divider' } }}>
        {data.map((row) => (
          <li key={row.id}>
            <QueueItem section={section} row={row} isOpen={row.id === id} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

const look = { position: 'sticky', top: 64, maxHeight: 'calc(100vh - 80px)', overflowY: 'auto' } as const;
const band = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 } as const;
