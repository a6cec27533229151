import type { AnySection, Flow } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { EntryIcon } from '../layout/EntryIcon';
import { listPath } from './listPath';
import { useCount } from './useCount';

/** How many of a kind of submission wait in each state that still asks for work. */
export function SubmissionsCard({ section }: { section: AnySection }) {
  const flow = section.flows.estado as Flow;
  const fresh = useCount(section.name, { estado: flow.initial });
  const open = Object.keys(flow.states).filter((state) => state !== flow.initial && isOpen(flow, state));

  return (
    <Card sx={{ borderTop: 3, borderTopColor: fresh ? 'primary.main' : 'divider' }}>
      <CardContent>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          <EntryIcon entry={section.name as never} />
          <Typography variant="h3" component="h3" sx={{ color: 'text.primary' }}>
            {section.label.many}
          </Typography>
        </Box>
        <Box
          component={Link}
          to={listPath(section.name, { estado: flow.initial })}
          sx={{ display: 'flex', alignItems: 'baseline', gap: 1, my: 1, color: 'inherit', textDecoration: 'none' }}
        >
          <Typography component="span" sx={{ fontSize: '2.4rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}>
            {fresh ?? '…'}
          </Typography>
          <span>{`en «${flow.states[flow.initial]}»`}</span>
        </Box>
        {open.slice(0, 3).map((state) => (
          <StateLine key={state} section={section} state={state} label={flow.states[state] ?? state} />
        ))}
      </CardContent>
    </Card>
  );
}

function StateLine({ section, state, label }: { section: AnySection; state: string; label: string }) {
  const count = useCount(section.name, { estado: state });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Link to={listPath(section.name, { estado: state })}>{label}</Link>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{count ?? '…'}</span>
    </Box>
  );
}

/** A state that still leads somewhere else, and is not already answered. */
const isOpen = (flow: Flow, state: string) =>
  !/^(respondid|cerrad|anulad|desistid)/.test(state) &&
  Object.values(flow.transitions).some(({ from, to }) => from.includes(state) && to !== state);
