import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { useCan } from '../session/useCan';
import type { InputProps } from './InputProps';
import { targetOf } from './targetOf';

/** A row of another section, found by typing. Who may not read that section sees the value without changing it. */
export function ReferenceOneInput({ field, source, label, helperText, isRequired }: InputProps<'reference'>) {
  const can = useCan();
  const { reference, sort, optionText, filterToQuery } = targetOf(field.to);
  if (!can(reference, 'leer')) {
    return <TextInput {...{ source, label }} readOnly helperText="La elige quien ve esa sección." />;
  }
  return (
    <ReferenceInput {...{ source, reference, sort }}>
      <AutocompleteInput {...{ label, helperText, isRequired, optionText, filterToQuery }} />
    </ReferenceInput>
  );
}
