import { type Field, traitsOf } from '@coop/domain';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { CrossedTable } from './CrossedTable';
import type { DisplayProps } from './DisplayProps';
import { FieldDisplay } from './FieldDisplay';

/** A repeated group as a table; in one line, how many there are. */
export function RowsDisplay({ field, value, brief }: DisplayProps<'rows'>) {
  const rows = value as Record<string, unknown>[];
  const columns = Object.entries<Field>(field.fields).filter(([name]) => rows.some((row) => row[name] != null));
  if (brief) return <>{rows.length === 1 ? '1 elemento' : `${rows.length} elementos`}</>;
  const table = (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& th, & td': { overflowWrap: 'normal', wordBreak: 'normal' } }}>
        <TableHead>
          <TableRow>
            {columns.map(([name, { label }]) => (
              <TableCell key={name} align={isNumber(field.fields[name]) ? 'right' : undefined}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            // Rows have no identity of their own, only their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <TableRow key={at}>
              {columns.map(([name, inner]) => (
                <TableCell key={name} align={isNumber(inner) ? 'right' : undefined} sx={{ verticalAlign: 'top' }}>
                  <FieldDisplay field={inner} value={row[name]} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
  if (!field.crossed) return table;
  return (
    <>
      <CrossedTable crossed={field.crossed} columns={field.fields} rows={rows} />
      <Box component="details" sx={folded}>
        <summary>{rows.length === 1 ? 'Ver la fila completa' : `Ver las ${rows.length} filas completas`}</summary>
        {table}
      </Box>
    </>
  );
}

/** Figures are compared by their ends. */
const isNumber = (field: Field | undefined) => field !== undefined && traitsOf(field).holds === 'number';

/** The rows stand behind their table: it says most of what they say, in a fraction of the room. */
const folded = { '& summary': { py: 1, cursor: 'pointer', color: 'primary.main', fontWeight: 600 } };
