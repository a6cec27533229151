import { CheckboxGroupInput } from 'react-admin';
import type { InputProps } from './InputProps';

export function ChoicesInput({ field, source, label, helperText, isRequired }: InputProps<'choices'>) {
  const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
  return (
    <CheckboxGroupInput
      {...{ source, label, helperText, isRequired, choices }}
      translateChoice={false}
      format={(values: string[] | null) => values ?? []}
    />
  );
}
