import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { useCan } from '../session/useCan';
import { useYo } from '../session/useYo';
import type { InputProps } from './InputProps';

/** A staff member. Who may not see the list of users can still name themselves. */
export function MemberInput({ source, label, helperText, isRequired }: InputProps<'member'>) {
  const { uid, nombre, email } = useYo();
  const can = useCan();
  if (!can('usuarios', 'leer')) {
    return (
      <SelectInput
        {...{ source, label, helperText, isRequired }}
        choices={[{ id: uid, name: `${nombre || email} (usted)` }]}
        translateChoice={false}
      />
    );
  }
  return (
    <ReferenceInput source={source} reference="usuarios" sort={{ field: 'email', order: 'ASC' }}>
      <AutocompleteInput
        {...{ label, helperText, isRequired }}
        optionText={(user) => user.nombre || user.email || user.id}
        filterToQuery={(q: string) => (q ? { q } : {})}
      />
    </ReferenceInput>
  );
}
