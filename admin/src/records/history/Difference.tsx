import { type Field, type Fields, traitsOf, wordsOfHtml } from '@coop/domain';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { Collapsible } from '../../fields/displays/Collapsible';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { isGrid } from '../../fields/facts/facts';
import { type RowChange, rowChanges } from '../../fields/facts/rowChanges';
import { RowsDifference } from './RowsDifference';

type Props = { field: Field; before: unknown; after: unknown };

export function Difference(props: Props) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="caption" component="div" sx={{ fontWeight: 650 }}>
        {props.field.label}
      </Typography>
      <Changed {...props} />
    </Box>
  );
}

function Changed({ field, before, after }: Props) {
  const text = (value: unknown) => (field.kind === 'richText' ? wordsOfHtml(String(value ?? '')) : String(value ?? ''));
  const { fields } = field;
  if (fields && isGrid(fields))
    return <GridDifference label={field.label} fields={fields} before={before as never} after={after as never} />;
  if (fields) return <RowsDifference fields={fields} before={before as never} after={after as never} />;
  if (field.kind === 'texts') return <TextDifference before={lines(before)} after={lines(after)} />;
  if (field.kind === 'richText' || text(before).length + text(after).length > LONG)
    return <TextDifference before={text(before)} after={text(after)} />;
  const brief = !traitsOf(field).whole;
  const display = (value: unknown) => <FieldDisplay field={field} value={value} row={{}} brief={brief} />;
  return <BeforeAfter before={display(before)} after={display(after)} />;
}

const LONG = 240;
const lines = (value: unknown) => ((value as string[] | null) ?? []).join('\n');

const PATIENCE_MS = 300;

function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  if (before === after) return <span>Cambió solo el formato.</span>;
  if (!parts || !before || !after)
    return <BeforeAfter before={<Whole text={before} />} after={<Whole text={after} />} />;
  return (
    <Collapsible>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {parts.map(({ value, added, removed }, at) => {
          // Parts have no id, only a position.
          const key = `${at}`;
          if (added)
            return (
              <Mark key={key} as="ins">
                {value}
              </Mark>
            );
          return removed ? (
            <Mark key={key} as="del">
              {value}
            </Mark>
          ) : (
            <span key={key}>{value}</span>
          );
        })}
      </Box>
    </Collapsible>
  );
}

const Whole = ({ text }: { text: string }) => (
  <Collapsible>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text || '—'}</Box>
  </Collapsible>
);

const BeforeAfter = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
      gap: 1,
      overflowWrap: 'anywhere',
    }}
  >
    <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
      {before}
    </Box>
    <span aria-hidden>→</span>
    <Box component="ins" sx={{ textDecoration: 'none' }}>
      {after}
    </Box>
  </Box>
);

type Row = Record<string, unknown>;
type GridDifferenceProps = { label: string; fields: Fields; before: Row[] | null; after: Row[] | null };

const words = { added: 'Se agregó', removed: 'Se quitó', changed: 'Cambió' };

function GridDifference({ label, fields, before, after }: GridDifferenceProps) {
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

/** Returns the old and new row; null if added or removed. */
const sides = (change: RowChange): [Row | null, Row | null] => {
  if (change.kind === 'changed') return [change.before, change.after];
  return change.kind === 'added' ? [null, change.row] : [change.row, null];
};

function CellChange({ name, field, change }: { name: string; field: Field; change: RowChange }) {
  const [before, after] = sides(change);
  const display = (row: Row) => <FieldDisplay field={field} value={row[name]} row={row} brief />;
  const same = before && after && JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null);
  if (same) return isEmpty(after[name]) ? null : display(after);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {before && (after || !isEmpty(before[name])) && <Mark as="del">{display(before)}</Mark>}
      {after && (before || !isEmpty(after[name])) && <Mark as="ins">{display(after)}</Mark>}
    </Box>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const Mark = ({ as, children }: { as: 'ins' | 'del'; children: ReactNode }) => (
  <Box
    component={as}
    sx={{
      bgcolor: as === 'ins' ? 'rgba(13, 90, 67, 0.16)' : 'rgba(179, 38, 30, 0.14)',
      textDecoration: as === 'ins' ? 'none' : 'line-through',
    }}
  >
    {children}
  </Box>
);
