import type { Field, Fields, PivotLayout } from '@coop/domain';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { FieldDisplay } from './FieldDisplay';

type Row = Readonly<Record<string, unknown>>;
type Props = { pivot: PivotLayout; columns: Fields; rows: readonly Row[] };

/**
 * Pivot table of a list: a row per range, a column per choice. Cells with several rows also show the remaining columns.
 */
export function PivotTable({ pivot: { label, from, to, across, figure }, columns, rows }: Props) {
  const keyOf = (row: Row) => `${row[from]} a ${row[to]}`;
  const ranges = [...new Map(rows.map((row) => [keyOf(row), row])).values()].sort(
    (a, b) => Number(a[from]) - Number(b[from]) || Number(a[to]) - Number(b[to]),
  );
  const choices = [...new Set(rows.map((row) => row[across]))];
  const own = Object.entries<Field>(columns).filter(([name]) => ![from, to, across, figure].includes(name));
  return (
    <Box sx={{ overflowX: 'auto', my: 1 }} role="region" aria-label={`Tabla por ${label}`} tabIndex={0}>
      <Table size="small" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>{columns[from]?.label.replace(/ desde/, '')}</TableCell>
            {choices.map((choice) => (
              <TableCell key={String(choice)} align="right">
                <CellValue field={columns[across]} value={choice} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ranges.map((range) => (
            <TableRow key={keyOf(range)}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {range[from] === range[to] ? String(range[from]) : keyOf(range)}
              </TableCell>
              {choices.map((choice) => {
                const here = rows.filter((row) => keyOf(row) === keyOf(range) && row[across] === choice);
                const telling = own.filter(([name]) => new Set(here.map((row) => JSON.stringify(row[name]))).size > 1);
                return (
                  <TableCell key={String(choice)} align="right">
                    {here.map((row) => (
                      <div key={JSON.stringify(row)}>
                        {telling.map(([name, field]) => (
                          <Box key={name} component="span" sx={{ color: 'text.secondary' }}>
                            <CellValue field={field} value={row[name]} />
                            {' · '}
                          </Box>
                        ))}
                        <CellValue field={columns[figure]} value={row[figure]} />
                      </div>
                    ))}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const CellValue = ({ field, value }: { field: Field | undefined; value: unknown }) =>
  field && <FieldDisplay field={field} value={value} row={{}} brief />;
