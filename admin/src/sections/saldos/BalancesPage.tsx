import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../../records/data/SectionProps';
import { LookupPanel } from './LookupPanel';
import { LotesPanel } from './LotesPanel';

/** Members' balances: the question, and for who brings them the files. */
export function BalancesPage({ section }: SectionProps) {
  const can = useCan();
  const [address, setAddress] = useSearchParams();
  const brings = can(section.name, 'cargar');
  const shown = brings && address.get('vista') === 'lotes' ? 'lotes' : 'consulta';
  return (
    <Box sx={{ py: 2, width: '100%', maxWidth: 1100, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{section.about}</Typography>
      {brings && (
        <Tabs
          value={shown}
          onChange={(_, vista: string) => setAddress({ vista }, { replace: true })}
          aria-label="Saldos"
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="consulta" label="Consulta" />
          <Tab value="lotes" label="Lotes" />
        </Tabs>
      )}
      {shown === 'lotes' ? <LotesPanel section={section} /> : <LookupPanel section={section} />}
    </Box>
  );
}
