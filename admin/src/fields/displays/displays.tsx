import {
  currencyOf,
  type FieldKind,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatMonth,
  formatPercent,
  formatShortDate,
  withoutTrailingZeros,
  wordsOfHtml,
} from '@coop/domain';
import { Link } from '@mui/material';
import type { ComponentType } from 'react';
import { RichTextField } from 'react-admin';
import { pressable } from '../../ground/theme/pressable';
import { StoredFilePreview } from '../files/StoredFilePreview';
import { ChoiceDisplay } from './ChoiceDisplay';
import { ChoicesDisplay } from './ChoicesDisplay';
import { ColourDisplay } from './ColourDisplay';
import type { DisplayProps } from './DisplayProps';
import { KeyedDisplay } from './KeyedDisplay';
import { LinkDisplay } from './LinkDisplay';
import { MemberDisplay } from './MemberDisplay';
import { PhoneDisplay } from './PhoneDisplay';
import { ReferenceDisplay } from './ReferenceDisplay';
import { RowsDisplay } from './RowsDisplay';
import { StateChip } from './StateChip';
import { TextDisplay } from './TextDisplay';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const figure =
  (format: (value: string, props: Omit<DisplayProps, 'field'>) => string) => (props: Omit<DisplayProps, 'field'>) => (
    <span style={figures}>{format(String(props.value), props)}</span>
  );
/** As many decimals as it has, and two where its field has so many: 350,0000 → 350,00. */
const placesOf = (value: string, scale: number) =>
  Math.max(Math.min(scale, 2), withoutTrailingZeros(value.split('.')[1] ?? '').length);

/** How each kind of field is shown, once it has a value. A kind that lacks its display does not compile. */
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
      <RichTextField source="value" record={{ id: 'value', value }} />
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
