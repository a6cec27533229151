import { currencyOf, type Field, type FieldKind } from '@coop/domain';
import type { ComponentType } from 'react';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { ChoiceInput } from './ChoiceInput';
import { ChoicesInput } from './ChoicesInput';
import { ColourInput } from './ColourInput';
import { DecimalInput } from './DecimalInput';
import type { InputProps } from './InputProps';
import { KeyedInput } from './KeyedInput';
import { LinesInput } from './LinesInput';
import { UrlInput } from './links/UrlInput';
import { MemberInput } from './MemberInput';
import { MonthInput } from './MonthInput';
import { ReferenceManyInput } from './ReferenceManyInput';
import { ReferenceOneInput } from './ReferenceOneInput';
import { RowsInput } from './RowsInput';
import { RichTextInput } from './richText/RichTextInput';
import { FileInput } from './upload/FileInput';
import { ImageInput } from './upload/ImageInput';
import { dayFormat, type Format, momentFormat, timeFormat } from './written/formats';
import { WrittenInput } from './written/WrittenInput';

/** Passes on only what react-admin's own inputs know. */
const common = ({ source, label, helperText, isRequired }: Omit<InputProps, 'field'>) => ({
  source,
  label,
  helperText,
  isRequired,
});
const plain = (type: string) => (props: Omit<InputProps, 'field'>) => <TextInput {...common(props)} type={type} />;
const written = (format: Format) => (props: Omit<InputProps, 'field'>) => (
  <WrittenInput {...common(props)} format={format} />
);

/** The currency before an amount, where its field alone says it. */
const prefixOf = (field: Field) => (field.currencyField ? undefined : currencyOf(field, {}) === 'USD' ? 'USD' : 'Bs');

/** How each kind of field is filled in. A kind that lacks its input does not compile. */
export const inputs = {
  boolean: (props) => <BooleanInput {...common(props)} />,
  choice: ChoiceInput,
  choices: ChoicesInput,
  colour: ColourInput,
  date: written(dayFormat),
  dateTime: written(momentFormat),
  decimal: (props) => <DecimalInput {...props} suffix={props.field.unit} places={props.field.scale} />,
  documentNumber: plain('text'),
  email: plain('email'),
  file: FileInput,
  id: plain('text'),
  image: ImageInput,
  integer: ({ field, ...props }) => <NumberInput {...common(props)} min={field.min} max={field.max} step={1} />,
  member: MemberInput,
  money: (props) => <DecimalInput {...props} prefix={prefixOf(props.field)} places={2} />,
  month: MonthInput,
  percent: (props) => <DecimalInput {...props} suffix="%" places={4} />,
  phone: plain('tel'),
  reference: (props) => (props.field.by ? <KeyedInput {...props} /> : <ReferenceOneInput {...props} />),
  references: ReferenceManyInput,
  richText: RichTextInput,
  rows: RowsInput,
  slug: plain('text'),
  state: ChoiceInput,
  text: ({ field, ...props }) => (
    <TextInput {...common(props)} multiline={field.multiline} minRows={field.multiline ? 3 : undefined} />
  ),
  texts: LinesInput,
  time: written(timeFormat),
  uid: plain('text'),
  url: UrlInput,
} satisfies { [K in FieldKind]: ComponentType<InputProps<K>> };
