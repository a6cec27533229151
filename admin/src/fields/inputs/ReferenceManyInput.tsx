import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { targetOf } from '../facts/targetOf';
import type { InputProps } from './InputProps';

/** Rows of another section, found by typing. */
export function ReferenceManyInput({ field, source, label, helperText, isRequired }: InputProps<'references'>) {
  const can = useCan();
  const { reference, sort, optionText, filterToQuery } = targetOf(field.to);
  if (!can(reference, 'leer')) return null;
  return (
    <ReferenceArrayInput {...{ source, reference, sort }}>
      <AutocompleteArrayInput {...{ label, helperText, isRequired, optionText, filterToQuery }} />
    </ReferenceArrayInput>
  );
}
