import { AutocompleteInput, SelectInput } from 'react-admin';
import type { InputProps } from './InputProps';

/** Longer lists can be searched by typing. */
const SHORT_LIST = 12;

export function ChoiceInput({ field, source, label, helperText, isRequired }: InputProps<'choice' | 'state'>) {
  const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
  const props = { source, label, helperText, isRequired, choices, translateChoice: false };
  return choices.length > SHORT_LIST ? <AutocompleteInput {...props} /> : <SelectInput {...props} />;
}
