import {
  type AnySection,
  currencyOf,
  type Field,
  type FieldKind,
  findSection,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatPercent,
  formatShortDate,
  isPhase,
  isSafeLink,
  traitsOf,
  withoutTrailingZeros,
  wordsOfHtml,
} from '@coop/domain';
import { Box, Chip, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import { FunctionField, ReferenceField } from 'react-admin';
import { later } from '../../ground/page/lazyWithRetry';
import { useKeyedRows, usePublicRows } from '../../ground/queries/usePublicRows';
import { useCan } from '../../ground/staff/staff';
import { pressable } from '../../ground/theme/palette';
import { StoredFilePreview } from '../files/StoredFilePreview';
import { type DisplayProps, FieldDisplay, PivotTable } from './FieldDisplay';
import { InColumn, MemberDisplay } from './MemberDisplay';
import { StateChip, stateColour } from './StateChip';

const RichText = later(async () => (await import('./RichText')).RichTextField);

function RowsDisplay({ field, value, brief }: DisplayProps<'rows'>) {
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
            // Rows have no id, only a position.
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
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
  if (!field.pivot) return table;
  return (
    <>
      <PivotTable pivot={field.pivot} columns={field.fields} rows={rows} />
      <Box component="details" sx={collapsedStyles}>
        <summary>{rows.length === 1 ? 'Ver la fila completa' : `Ver las ${rows.length} filas completas`}</summary>
        {table}
      </Box>
    </>
  );
}

/** Whether a column is numeric; it is right-aligned, so that its digits line up. */
const isNumber = (field: Field | undefined) => field !== undefined && traitsOf(field).holds === 'number';

/** The rows are collapsed under their pivot table, which shows most of their data. */
const collapsedStyles = { '& summary': { py: 1, cursor: 'pointer', color: 'primary.main', fontWeight: 600 } };

/** Phone link; a Bolivian number is shown without its prefix. */
function PhoneDisplay({ value, brief }: DisplayProps<'phone'>) {
  const number = String(value);
  const local = number.replace(/^\+591/, '');
  // Retention replaces the number with a text, which is not a link.
  if (brief || !number.startsWith('+')) return <span style={{ whiteSpace: 'nowrap' }}>{local}</span>;
  return (
    <Link href={`tel:${number}`} sx={pressable}>
      {local}
    </Link>
  );
}

/** URL, rendered as a link only if its scheme is safe. */
function LinkDisplay({ value, brief }: DisplayProps<'url'>) {
  const address = String(value);
  if (brief || !isSafeLink(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {address}
    </a>
  );
}

const ColourDisplay = ({ value }: Omit<DisplayProps, 'field'>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      sx={{ width: 20, height: 20, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: String(value) }}
    />
    {String(value)}
  </Box>
);

function ChoicesDisplay({ field, value }: DisplayProps<'choices'>) {
  const labels = field.choices as Record<string, string>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {(value as string[]).map((one) => (
        <Chip key={one} size="small" variant="outlined" label={labels[one] ?? one} />
      ))}
    </Box>
  );
}

function ChoiceDisplay({ field, value }: DisplayProps<'choice'>) {
  const key = String(value);
  const label = (field.choices as Record<string, string>)[key] ?? key;
  return isPhase(field) ? <Chip size="small" variant="outlined" color={stateColour(key)} label={label} /> : label;
}

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const figure =
  (format: (value: string, props: Omit<DisplayProps, 'field'>) => string) => (props: Omit<DisplayProps, 'field'>) => (
    <span style={figures}>{format(String(props.value), props)}</span>
  );
/** Returns the significant decimals, at least two if the scale allows: 350,0000 → 350,00. */
const placesOf = (value: string, scale: number) =>
  Math.max(Math.min(scale, 2), withoutTrailingZeros(value.split('.')[1] ?? '').length);

/** Display component of each field kind. A kind without one does not compile. */
export const displays = {
  boolean: ({ value }) => <>{value ? 'Sí' : 'No'}</>,
  choice: ChoiceDisplay,
  choices: ChoicesDisplay,
  colour: ColourDisplay,
  date: figure(formatShortDate),
  dateTime: figure((value, { brief }) =>
    brief ? `${formatShortDate(value)} ${formatDateTime(value).slice(-5)}` : formatDateTime(value),
  ),
  decimal: ({ field, value }) => (
    <span style={figures}>
      {formatDecimal(String(value), placesOf(String(value), field.scale ?? 2))} {field.unit}
    </span>
  ),
  documentNumber: figure(String),
  email: ({ value, brief }) =>
    brief ? (
      String(value)
    ) : (
      <Link href={`mailto:${String(value)}`} sx={pressable}>
        {String(value)}
      </Link>
    ),
  file: ({ value, brief }) => <StoredFilePreview id={String(value)} brief={brief} />,
  id: figure(String),
  image: ({ value, brief }) => <StoredFilePreview id={String(value)} brief={brief} />,
  integer: figure(String),
  member: MemberDisplay,
  money: ({ field, value, row }) => <span style={figures}>{formatMoney(String(value), currencyOf(field, row))}</span>,
  month: figure(formatMonth),
  percent: figure((value) => formatPercent(value)),
  phone: PhoneDisplay,
  reference: (props) => (props.field.by ? <KeyedDisplay {...props} /> : <ReferenceDisplay {...props} />),
  references: ({ field, value, row, brief }) => (
    <>
      {(value as string[]).map((id) => (
        <div key={id}>
          <ReferenceDisplay field={field} value={id} row={row} brief={brief} />
        </div>
      ))}
    </>
  ),
  richText: ({ value, brief }) =>
    brief ? (
      <TextDisplay value={wordsOfHtml(String(value))} brief />
    ) : (
      <Suspense>
        <RichText source="value" record={{ id: 'value', value }} />
      </Suspense>
    ),
  rows: RowsDisplay,
  slug: ({ value }) => <>{String(value)}</>,
  state: ({ field, value }) => <StateChip flow={field.flow} value={String(value)} />,
  text: ({ value, brief }) => <TextDisplay value={String(value)} brief={brief} />,
  texts: ({ value, brief }) =>
    brief ? (
      <TextDisplay value={(value as string[]).join(' · ')} brief />
    ) : (
      <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
        {(value as string[]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  time: figure(String),
  uid: figure(String),
  url: LinkDisplay,
} satisfies { [K in FieldKind]: ComponentType<DisplayProps<K>> };

/** Title of the row with this key in another section; the key itself if no row has it. */
function KeyedDisplay({ field, value }: Pick<DisplayProps<'reference'>, 'field' | 'value'>) {
  const target = findSection(field.to) as AnySection;
  const rows = useKeyedRows(field);
  // Renders an ellipsis while the keyed rows load, instead of the raw key.
  if (!rows) return <>…</>;
  const named = rows.find((row) => row[field.by as string] === value);
  return <>{named ? target.title(named) : String(value)}</>;
}

type Props = { value: string; brief?: boolean };

const SHORT_LENGTH = 90;

function TextDisplay({ value, brief }: Props) {
  if (!brief) return <span style={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{value}</span>;
  const lines = value.split('\n').map((one) => one.trim());
  const line = lines.filter(Boolean).join(' · ');
  const shortened = line.length > SHORT_LENGTH ? `${line.slice(0, SHORT_LENGTH).trimEnd()}…` : line;
  return (
    <span title={shortened === value ? undefined : value}>
      <InColumn>{shortened}</InColumn>
    </span>
  );
}

function ReferenceDisplay({ field, value, brief }: DisplayProps<'reference' | 'references'>) {
  const can = useCan();
  const target = findSection(field.to) as AnySection;
  const published = usePublicRows(target.name).find(({ id }) => id === value);
  if (!can(target.name, 'leer')) return <>{published ? target.title(published) : target.label.one}</>;
  return (
    <ReferenceField
      source="ref"
      reference={target.name}
      record={{ id: 'ref', ref: value }}
      link={brief ? false : 'show'}
      emptyText="—"
      sx={{ '& a > *': pressable }}
    >
      <FunctionField render={(row) => target.title(row) || row.id} />
    </ReferenceField>
  );
}
