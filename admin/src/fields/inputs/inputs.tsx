import { type AnySection, currencyOf, type Field, type FieldKind, findSection, todayInLaPaz } from '@coop/domain';
import { Box, Button, TextField } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  FieldTitle,
  InputHelperText,
  Loading,
  LoadingInput,
  NumberInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useInput,
  ValidationError,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lazyWithRetry } from '../../ground/page/lazyWithRetry';
import { useMembers } from '../../ground/queries/useMembers';
import { useKeyedRows, usePublicRows } from '../../ground/queries/usePublicRows';
import { useCan, useYo } from '../../ground/staff/staff';
import { isGrid, targetOf } from '../facts/facts';
import { RowCards } from './cards/RowCards';
import { DateTextField } from './dates/DateTextField';
import { dayFormat, type Format, momentFormat, timeFormat } from './dates/formats';
import type { InputProps } from './FieldInput';
import { GridInput } from './grid/GridInput';
import { UrlInput } from './links/UrlInput';
import { DecimalInput, MonthInput } from './typedInputs';
import { UploadInput } from './upload/UploadInput';

const UNCHOSEN = '#ffffff';

function ColourInput({ field: { schema }, source, label, helperText, isRequired }: InputProps<'colour'>) {
  const { id, field, fieldState } = useInput({ source, isRequired });
  const read = schema().safeParse(field.value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <TextField
        id={id}
        inputRef={field.ref}
        name={field.name}
        label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value || null)}
        onBlur={field.onBlur}
        error={fieldState.invalid}
        helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
        slotProps={{ htmlInput: { maxLength: 7, autoComplete: 'off', spellCheck: false } }}
      />
      <Box
        component="input"
        type="color"
        aria-label={`${label}: elegir`}
        value={read.success ? read.data : UNCHOSEN}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => field.onChange(target.value)}
        sx={{
          flex: 'none',
          width: 44,
          height: 40,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      />
    </Box>
  );
}

/** Select of the section's staff members, with a shortcut for oneself where cases are assigned. */
function MemberInput({ source, label, helperText, isRequired, section }: InputProps<'member'>) {
  const { uid } = useYo();
  const { setValue } = useFormContext();
  const value = useWatch({ name: source });
  const members = useMembers(section);
  const named = members.map(({ uid: id, nombre }) => ({ id, name: id === uid ? `${nombre} (usted)` : nombre }));
  const isOne = findSection(section ?? '')?.kind === 'submission' && named.some(({ id }) => id === uid);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AutocompleteInput
          {...{ source, label, helperText, isRequired }}
          choices={named}
          translateChoice={false}
          fullWidth
        />
      </Box>
      {isOne && value !== uid && (
        <Button sx={{ flexShrink: 0, minHeight: 40 }} onClick={() => setValue(source, uid, { shouldDirty: true })}>
          Asignarme
        </Button>
      )}
    </Box>
  );
}

const RowsInput = (props: InputProps<'rows'>) =>
  isGrid(props.field.fields) ? <GridInput {...props} /> : <RowForms {...props} />;

function RowForms({ field, source, label, helperText, section, path }: InputProps<'rows'>) {
  return (
    <ArrayInput {...{ source, label, helperText }} validate={undefined}>
      <RowCards {...{ label, field, section, path }} />
    </ArrayInput>
  );
}

function ReferenceManyInput({ field, source, label, helperText, isRequired }: InputProps<'references'>) {
  const can = useCan();
  const { reference, sort, optionText, filterToQuery } = targetOf(field.to);
  if (!can(reference, 'leer')) return null;
  return (
    <ReferenceArrayInput {...{ source, reference, sort }}>
      <AutocompleteArrayInput {...{ label, helperText, isRequired, optionText, filterToQuery }} />
    </ReferenceArrayInput>
  );
}

function LinesInput({ field, source, label, helperText, isRequired }: InputProps<'texts'>) {
  return (
    <TextInput
      {...{ source, label, isRequired }}
      multiline
      minRows={3}
      helperText={[helperText, `Uno por línea; como máximo ${field.max}.`].filter(Boolean).join(' ')}
      format={(lines: string[] | null) => lines?.join('\n') ?? ''}
      parse={(text: string) => (text ? text.split('\n') : [])}
    />
  );
}

const Editor = lazyWithRetry(async () => (await import('./richText/RichTextEditor')).RichTextEditor);

/** Rich text. The editor is lazy-loaded because of its size. */
function RichTextInput(props: InputProps<'richText'>) {
  return (
    <Suspense fallback={<Loading loadingPrimary="" loadingSecondary="" />}>
      <Editor {...props} />
    </Suspense>
  );
}

function ChoicesInput({ field, source, label, helperText, isRequired }: InputProps<'choices'>) {
  const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
  return (
    <CheckboxGroupInput
      {...{ source, label, helperText, isRequired, choices }}
      translateChoice={false}
      format={(values: string[] | null) => values ?? []}
    />
  );
}

/** Longest list rendered as a plain select; longer lists use an autocomplete. */
const SHORT_LIST = 12;

function ChoiceInput({ field, source, label, helperText, isRequired }: InputProps<'choice' | 'state'>) {
  const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
  const props = { source, label, helperText, isRequired, choices, translateChoice: false };
  return choices.length > SHORT_LIST ? <AutocompleteInput {...props} /> : <SelectInput {...props} />;
}

/** Image upload. Asks for the alternative text first, because both are stored together. */
function ImageInput(props: InputProps<'image'>) {
  return <UploadInput {...props} asksAlternative />;
}

function FileInput(props: InputProps<'file'>) {
  return <UploadInput {...props} />;
}

const common = ({ source, label, helperText, isRequired }: Omit<InputProps, 'field'>) => ({
  source,
  label,
  helperText,
  isRequired,
});
const plain = (type: string) => (props: Omit<InputProps, 'field'>) => <TextInput {...common(props)} type={type} />;
const written = (format: Format) => (props: Omit<InputProps, 'field'>) => (
  <DateTextInput {...common(props)} format={format} />
);

const prefixOf = (field: Field) => (field.currencyField ? undefined : currencyOf(field, {}) === 'USD' ? 'USD' : 'Bs');

/** Input component of each field kind. A kind without one does not compile. */
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

/** Select by a natural key; with `inForceOn`, the rows in force on that date and the current one. */
function KeyedInput({ field, source, label, helperText, isRequired }: InputProps<'reference'>) {
  const { to, by = 'id', inForceOn } = field;
  const day = useWatch({ name: inForceOn ?? '' });
  const chosen = useWatch({ name: source });
  const rows = useKeyedRows(field);
  if (!rows) return <LoadingInput {...{ label, helperText }} />;
  const offered = rows.filter((row) => !inForceOn || row[by] === chosen || isInForce(row, day || todayInLaPaz()));
  const optionText = (row: RaRecord) => (findSection(to) as AnySection).title(row);
  return (
    <AutocompleteInput {...{ source, label, helperText, isRequired, optionText }} choices={offered} optionValue={by} />
  );
}

const isInForce = ({ estado, vigenteDesde, vigenteHasta }: RaRecord, day: string) =>
  estado === 'publicado' && !(vigenteDesde > day) && !(vigenteHasta && vigenteHasta < day);

/** Autocomplete of a row; without read access, of the public rows, or read-only. */
function ReferenceOneInput({ field, source, label, helperText, isRequired }: InputProps<'reference'>) {
  const can = useCan();
  const { reference, sort, optionText, filterToQuery } = targetOf(field.to);
  const published = usePublicRows(reference);
  if (can(reference, 'leer')) {
    return (
      <ReferenceInput {...{ source, reference, sort }}>
        <AutocompleteInput {...{ label, helperText, isRequired, optionText, filterToQuery }} />
      </ReferenceInput>
    );
  }
  if ((findSection(reference) as AnySection).kind === 'publication')
    return <AutocompleteInput {...{ source, label, helperText, isRequired, optionText }} choices={published} />;
  return <TextInput {...{ source, label }} readOnly helperText="La elige quien ve esa sección." />;
}

type Props = Pick<InputProps, 'source' | 'label' | 'helperText' | 'isRequired'> & { format: Format };

/** Date or time input. Unparseable text is kept and blocks saving. */
function DateTextInput({ source, format, ...props }: Props) {
  const { id, field, fieldState } = useInput({
    source,
    isRequired: props.isRequired,
    format: same,
    parse: same,
  });
  return (
    <DateTextField
      {...{ id, format, ...props }}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={(value, written) => field.onChange(value ?? (written || null))}
      onBlur={field.onBlur}
      error={fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />}
    />
  );
}

const same = (value: unknown) => value;
