import type { Field, Fields } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { type RowChange, rowChanges } from '../../fields/facts/rowChanges';
import { Difference } from './Difference';

type Row = Record<string, unknown>;
type Props = { fields: Fields; before: Row[] | null; after: Row[] | null };

const words = { added: 'se agregó', removed: 'se quitó', changed: 'cambió' };

export function RowsDifference({ fields, before, after }: Props) {
  const changes = rowChanges(before ?? [], after ?? []);
  return changes.map((change) => (
    <Box
      key={`${change.kind} ${change.at}`}
      component={change.kind === 'removed' ? 'del' : change.kind === 'added' ? 'ins' : 'div'}
      sx={{ display: 'block', textDecoration: 'none', borderLeft: 3, borderColor: 'divider', pl: 1.5, mt: 1 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`N.º ${change.at}: ${words[change.kind]}`}
      </Typography>
      {change.kind === 'changed' ? (
        <ChangedRow fields={fields} change={change} />
      ) : (
        <RowSummary fields={fields} row={change.row} />
      )}
    </Box>
  ));
}

function ChangedRow({
  fields,
  change: { before, after },
}: {
  fields: Fields;
  change: RowChange & { kind: 'changed' };
}) {
  return Object.entries<Field>(fields)
    .filter(([name]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
    .map(([name, field]) => <Difference key={name} field={field} before={before[name]} after={after[name]} />);
}

function RowSummary({ fields, row }: { fields: Fields; row: Row }) {
  return Object.entries<Field>(fields)
    .filter(([name]) => row[name] !== null && row[name] !== undefined && row[name] !== '')
    .map(([name, field]) => (
      <Box key={name} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary', minWidth: '8em' }}>
          {field.label}
        </Box>
        <FieldDisplay field={field} value={row[name]} row={row} brief />
      </Box>
    ));
}
