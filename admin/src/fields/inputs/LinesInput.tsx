import { TextInput } from 'react-admin';
import type { InputProps } from './InputProps';

/** A list of short texts, one a line: easy to paste, to order and to correct. */
export function LinesInput({ field, source, label, helperText, isRequired }: InputProps<'texts'>) {
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
