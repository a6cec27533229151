import { Box, TextField } from '@mui/material';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { InputProps } from './InputProps';

const UNCHOSEN = '#ffffff';

/** A colour: written as it is known, `#0b4f8a`, or picked; empty, none. */
export function ColourInput({ field: { schema }, source, label, helperText, isRequired }: InputProps<'colour'>) {
  const { id, field, fieldState } = useInput({ source, isRequired });
  const read = schema().safeParse(field.value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
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
