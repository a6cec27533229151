import { formatDecimal, months, todayInLaPaz } from '@coop/domain';
import { Box, FormControl, FormHelperText, FormLabel, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from './FieldInput';

type Props = InputProps<'decimal' | 'money' | 'percent'> & { prefix?: string; suffix?: string; places: number };

/** Exact decimal: "1250.50" is displayed «1.250,50»; unparseable text stays with its error. */
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
  const { setValue } = useFormContext();
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
      onPaste={(event) => {
        const pair = source === 'latitud' && readCoordinates(event.clipboardData.getData('text'));
        if (!pair) return;
        event.preventDefault();
        setWritten(undefined);
        const changed = { shouldDirty: true, shouldValidate: true };
        for (const [name, value] of Object.entries(pair)) setValue(name, value, changed);
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

/** Reads a pair as maps copy it: «-16.4955, -68.1336». */
function readCoordinates(text: string): { latitud: string; longitud: string } | undefined {
  const [, latitud, longitud] = /^\s*(-?\d+[.,]\d+)[\s,;]+(-?\d+[.,]\d+)\s*$/.exec(text) ?? [];
  const degrees = (written: string) => Number(written.replace(',', '.')).toFixed(6);
  return latitud && longitud ? { latitud: degrees(latitud), longitud: degrees(longitud) } : undefined;
}

const same = (value: unknown) => value;

function formatInput(value: unknown, schema: Props['field']['schema'], places: number): string {
  if (typeof value !== 'string') return '';
  return schema().safeParse(value).success ? formatDecimal(value, places) : value;
}

/** Years offered before and after the current one; the stored year is always included. */
const BACK = 5;
const YEARS_AHEAD = 2;

/** Month and year selects; `<input type="month">` is not supported by all browsers. Wire format `2026-11`. */
export function MonthInput({ source, label, helperText, isRequired }: InputProps<'month'>) {
  const id = useId();
  const { field, fieldState } = useInput<string | null>({ source });
  const [chosenYear = '', chosenMonth = ''] = (field.value ?? '').split('-');
  const thisYear = todayInLaPaz().slice(0, 4);
  const change = (year: string, month: string) => field.onChange(year && month ? `${year}-${month}` : null);
  const fault = fieldState.error?.message;
  return (
    <FormControl component="fieldset" fullWidth required={isRequired} error={Boolean(fault)} sx={{ mt: 1, mb: 0.5 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1.4fr 1fr' }}>
        <TextField
          select
          id={`${id}-mes`}
          label="Mes"
          value={chosenMonth}
          error={Boolean(fault)}
          onBlur={field.onBlur}
          onChange={({ target }) => change(chosenYear || thisYear, target.value)}
        >
          {!isRequired && <MenuItem value="">—</MenuItem>}
          {months.map((name, at) => (
            <MenuItem key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          id={`${id}-gestion`}
          label="Año"
          value={chosenYear}
          error={Boolean(fault)}
          onBlur={field.onBlur}
          onChange={({ target }) => change(target.value, chosenMonth || '01')}
        >
          {yearsWith(chosenYear, Number(thisYear)).map((year) => (
            <MenuItem key={year} value={year}>
              {year}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormHelperText component="div">
        <InputHelperText error={fault} helperText={helperText} />
      </FormHelperText>
    </FormControl>
  );
}

function yearsWith(chosen: string, thisYear: number): string[] {
  const near = Array.from({ length: BACK + YEARS_AHEAD + 1 }, (_, at) => String(thisYear - BACK + at));
  return chosen && !near.includes(chosen) ? [...near, chosen].sort() : near;
}
