import type { AnySection } from '@coop/domain';
import { Box, Tab, TablePagination, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../../records/data/SectionFields';
import { balancesApi } from './balancesApi';
import { LoadCard } from './LoadCard';
import { LookupPanel } from './LookupPanel';
import { LoteCard } from './LoteCard';

export function BalancesPage({ section }: SectionProps) {
  const can = useCan();
  const [address, setAddress] = useSearchParams();
  const canImport = can(section.name, 'cargar');
  const tab = canImport && address.get('vista') === 'lotes' ? 'lotes' : 'consulta';
  return (
    <Box sx={{ py: 2, width: '100%', maxWidth: 1100, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{section.about}</Typography>
      {canImport && (
        <Tabs
          value={tab}
          onChange={(_, vista: string) => setAddress({ vista }, { replace: true })}
          aria-label="Saldos"
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="consulta" label="Consulta" />
          <Tab value="lotes" label="Lotes" />
        </Tabs>
      )}
      {tab === 'lotes' ? <LotesPanel section={section} /> : <LookupPanel section={section} />}
    </Box>
  );
}

const PER_PAGE = 10;
const WATCH_MS = 1000;

function LotesPanel({ section }: { section: AnySection }) {
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['saldos', 'lotes', page],
    queryFn: () => balancesApi.lotes(page, PER_PAGE),
    refetchInterval: ({ state }) => (state.data?.lotes.some(({ estado }) => estado === 'validando') ? WATCH_MS : false),
  });
  // Disabled while the batches load, because one may be in validation.
  const isBusy = data?.lotes.some(({ estado }) => estado === 'validando') ?? true;
  return (
    <>
      <LoadCard disabled={isBusy} onSent={() => (page === 0 ? void refetch() : setPage(0))} />
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1.5 }}>
        Lotes cargados
      </Typography>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {!data && !error && <Loading />}
      {data?.total === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Todavía no se cargó ningún archivo.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data?.lotes.map((lote) => (
          <LoteCard key={lote.id} section={section} lote={lote} onChange={() => void refetch()} />
        ))}
      </Box>
      {data && data.total > PER_PAGE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          onPageChange={(_, next) => setPage(next)}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
        />
      )}
    </>
  );
}
