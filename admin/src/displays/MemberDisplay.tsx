import { ReferenceField } from 'react-admin';
import { useCan } from '../session/useCan';
import { useYo } from '../session/useYo';
import type { DisplayProps } from './DisplayProps';
import { MemberName } from './MemberName';

/** A staff member by name, for who may see the list of users; oneself, always. */
export function MemberDisplay({ value, brief }: Pick<DisplayProps<'member'>, 'value' | 'brief'>) {
  const { uid, nombre, email } = useYo();
  const can = useCan();
  if (value === uid) return <>{nombre || email}</>;
  if (!can('usuarios', 'leer')) return <>Otro funcionario</>;
  return (
    <ReferenceField
      source="uid"
      reference="usuarios"
      record={{ id: 'uid', uid: value }}
      link={brief ? false : 'show'}
      emptyText="—"
    >
      <MemberName />
    </ReferenceField>
  );
}
