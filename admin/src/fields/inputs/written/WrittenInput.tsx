import { useInput, ValidationError } from 'react-admin';
import type { InputProps } from '../InputProps';
import type { Format } from './formats';
import { WrittenField } from './WrittenField';

type Props = Pick<InputProps, 'source' | 'label' | 'helperText' | 'isRequired'> & { format: Format };

/** A day or an hour of a form. A text that can't be read stays as it was written, and nothing is saved with it. */
export function WrittenInput({ source, format, ...shown }: Props) {
  const { id, field, fieldState } = useInput({
    source,
    isRequired: shown.isRequired,
    format: same,
    parse: same,
  });
  return (
    <WrittenField
      {...{ id, format, ...shown }}
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
