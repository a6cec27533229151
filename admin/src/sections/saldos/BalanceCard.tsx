import type { AnySection } from '@coop/domain';
import { Box, Card, Typography } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { FieldList, holds } from '../../records/data/FieldList';

type Props = { section: AnySection; row: Record<string, unknown> };

/** Told by the heading already. */
const told = new Set(['productoTipo', 'nombreCompleto', 'saldo', 'moneda']);

/** One balance: what it is, whose and how much, then the rest of what this role reads. */
export function BalanceCard({ section, row }: Props) {
  const names = Object.keys(section.fields).filter((name) => !told.has(name) && holds(row[name]));
  const show = (name: string) => <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {show('productoTipo')}
          </Typography>
          {holds(row.nombreCompleto) && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {String(row.nombreCompleto)}
            </Typography>
          )}
        </Box>
        {holds(row.saldo) && <Typography sx={{ fontSize: '1.35rem', fontWeight: 700 }}>{show('saldo')}</Typography>}
      </Box>
      <Box sx={columns}>
        <FieldList section={section} row={row} names={names} />
      </Box>
    </Card>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' };
