import { membersSection } from '@coop/domain';
import { ReferenceField, useResourceContext } from 'react-admin';
import { useAssignees } from '../../ground/queries/useAssignees';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import type { DisplayProps } from './DisplayProps';
import { InColumn } from './InColumn';
import { MemberName } from './MemberName';

type Props = Pick<DisplayProps<'member'>, 'value' | 'brief'> & {
  /** Text for a member that is not found. */
  unknown?: string;
};

/**
 * Renders a staff member's name: one's own, an assignee of the section, or any member if the user may read the list.
 */
export function MemberDisplay({ value, brief, unknown = '—' }: Props) {
  const { uid, nombre, email } = useYo();
  const can = useCan();
  const colleague = useAssignees(useResourceContext()).find((one) => one.uid === value);
  if (value === uid) return <InColumn>{nombre || email}</InColumn>;
  if (colleague) return <InColumn>{colleague.nombre}</InColumn>;
  if (!can(membersSection, 'leer')) return <>Otro funcionario</>;
  return (
    <ReferenceField
      source="uid"
      reference={membersSection}
      record={{ id: 'uid', uid: value }}
      link={brief ? false : 'show'}
      emptyText={unknown}
    >
      <MemberName />
    </ReferenceField>
  );
}
