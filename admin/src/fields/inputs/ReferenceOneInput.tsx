import { type AnySection, findSection } from '@coop/domain';
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { usePublicRows } from '../../ground/queries/usePublicRows';
import { useCan } from '../../ground/staff/useCan';
import { targetOf } from '../facts/targetOf';
import type { InputProps } from './InputProps';

/**
 * A row of another section, found by typing. Who may not read that section chooses among what visitors see of it, or,
 * where they see nothing, reads the value without changing it.
 */
export function ReferenceOneInput({ field, source, label, helperText, isRequired }: InputProps<'reference'>) {
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
