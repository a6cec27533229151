import { type AnySection, type Field, type FieldKind, type Fields, mask, type PivotLayout } from '@coop/domain';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ComponentType } from 'react';
import type { FieldOf } from '../facts/facts';
import { displays } from './displays';

export type DisplayProps<out K extends FieldKind = FieldKind> = {
  field: FieldOf<K>;
  value: unknown;
  row: Record<string, unknown>;
  brief?: boolean;
};

type FieldDisplayProps = Omit<DisplayProps, 'field'> & { field: Field };

/** Renders a field's value, or a dash if empty. A brief masked value shows only its last characters. */
export function FieldDisplay({ field, value, ...rest }: FieldDisplayProps) {
  if (isEmpty(value)) return <span title="Sin dato">—</span>;
  if (field.masked && rest.brief) return <>{mask(String(value))}</>;
  const Display = displays[field.kind as FieldKind] as ComponentType<DisplayProps>;
  return <Display field={field as unknown as FieldOf} value={value} {...rest} />;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Row = Readonly<Record<string, unknown>>;
type PivotTableProps = { pivot: PivotLayout; columns: Fields; rows: readonly Row[] };

/** Pivot table: a row per range, a column per choice; shared cells show the other columns. */
export function PivotTable({ pivot: { label, from, to, across, figure }, columns, rows }: PivotTableProps) {
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
                const distinguishing = own.filter(
                  ([name]) => new Set(here.map((row) => JSON.stringify(row[name]))).size > 1,
                );
                return (
                  <TableCell key={String(choice)} align="right">
                    {here.map((row) => (
                      <div key={JSON.stringify(row)}>
                        {distinguishing.map(([name, field]) => (
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

type SituationChipsProps = { section?: AnySection; field?: Field; row: Record<string, unknown> };

export function SituationChips({ section, field = section?.fields.situacion, row }: SituationChipsProps) {
  if (!field || row.situacion === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <FieldDisplay field={field} value={row.situacion} row={row} brief />
      {row.conCambios === true && <Chip size="small" color="warning" label="Con cambios" />}
    </Box>
  );
}
