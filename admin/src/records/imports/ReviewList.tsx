import type { Field } from '@coop/domain';
import type { FieldChange } from '@coop/domain/answers';
import { Box } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Difference } from '../history/Difference';

type Props = {
  field: Field;
  value: unknown;
  row: Record<string, unknown>;
  change: FieldChange | undefined;
  /** Whether it is read at once, as what changes always is. */
  isOpen: boolean;
};

/** A list that lines of a file say: how many there are and, unfolded, each, or what changes of them. */
export function ReviewList({ field, value, row, change, isOpen }: Props) {
  const count = (value as readonly unknown[] | null)?.length ?? 0;
  if (count === 0 && !change) return '—';
  return (
    <Box component="details" open={isOpen || change !== undefined} sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <summary>{count === 1 ? '1 elemento' : `${count} elementos`}</summary>
      {change ? (
        <Difference field={field} before={change.antes} after={value} />
      ) : (
        <FieldDisplay field={field} value={value} row={row} />
      )}
    </Box>
  );
}
