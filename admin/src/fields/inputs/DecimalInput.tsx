import { formatDecimal } from '@coop/domain';
import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { InputProps } from './InputProps';

type Props = InputProps<'decimal' | 'money' | 'percent'> & { prefix?: string; suffix?: string; places: number };

/**
 * Input of an exact decimal. Wire format "1250.50", displayed «1.250,50». Accepts any notation that the field's schema
 * parses; unparseable text is kept and shown with the error.
 */
export function DecimalInput({
  field: { schema },
  source,
  label,
  helperText,
  isRequired,
  prefix,
  suffix,
  places,
}: Props) {
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same });
  const [written, setWritten] = useState<string>();
  const adornment = (text: string | undefined, position: 'start' | 'end') =>
    text && <InputAdornment position={position}>{text}</InputAdornment>;

  return (
    <TextField
      id={id}
      inputRef={field.ref}
      name={field.name}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={written ?? formatInput(field.value, schema, places)}
      onChange={(event) => {
        setWritten(event.target.value);
        const read = schema().safeParse(event.target.value);
        field.onChange(read.success ? read.data : event.target.value || null);
      }}
      onBlur={() => {
        setWritten(undefined);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { fontVariantNumeric: 'tabular-nums' } },
        input: { startAdornment: adornment(prefix, 'start'), endAdornment: adornment(suffix, 'end') },
      }}
    />
  );
}

const same = (value: unknown) => value;

function formatInput(value: unknown, schema: Props['field']['schema'], places: number): string {
  if (typeof value !== 'string') return '';
  return schema().safeParse(value).success ? formatDecimal(value, places) : value;
}
