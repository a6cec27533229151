import type { Field, Fields } from '@coop/domain';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { type RowChange, rowChanges } from '../../fields/facts/rowChanges';
import { Mark } from './Mark';

type Row = Record<string, unknown>;
type Props = { label: string; fields: Fields; before: Row[] | null; after: Row[] | null };

const words = { added: 'Se agregó', removed: 'Se quitó', changed: 'Cambió' };

/** What changed in a table: its rows that did, whole, with what each cell said and says. */
export function GridDifference({ label, fields, before, after }: Props) {
  const changes = rowChanges(before ?? [], after ?? []);
  const columns = Object.entries<Field>(fields).filter(([name]) =>
    changes.some((change) => sides(change).some((row) => !isEmpty(row?.[name]))),
  );
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={`Cambios en ${label}`} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Fila</TableCell>
            {columns.map(([name, field]) => (
              <TableCell key={name}>{field.label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={`${change.kind} ${change.at}`}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {`${change.at}. ${words[change.kind]}`}
              </TableCell>
              {columns.map(([name, field]) => (
                <TableCell key={name}>
                  <CellChange name={name} field={field} change={change} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What a row was and is; null where it was not or is no more. */
const sides = (change: RowChange): [Row | null, Row | null] => {
  if (change.kind === 'changed') return [change.before, change.after];
  return change.kind === 'added' ? [null, change.row] : [change.row, null];
};

function CellChange({ name, field, change }: { name: string; field: Field; change: RowChange }) {
  const [before, after] = sides(change);
  const shown = (row: Row) => <FieldDisplay field={field} value={row[name]} row={row} brief />;
  const same = before && after && JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null);
  if (same) return isEmpty(after[name]) ? null : shown(after);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {before && (after || !isEmpty(before[name])) && <Mark as="del">{shown(before)}</Mark>}
      {after && (before || !isEmpty(after[name])) && <Mark as="ins">{shown(after)}</Mark>}
    </Box>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
