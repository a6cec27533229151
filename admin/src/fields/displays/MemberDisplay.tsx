import { membersSection } from '@coop/domain';
import { ReferenceField, useRecordContext, useResourceContext } from 'react-admin';
import { useAssignees } from '../../ground/queries/useMembers';
import { useCan, useYo } from '../../ground/staff/staff';
import type { DisplayProps } from './FieldDisplay';

const UNBROKEN = /\S{25}/;

/** Table cell text. Breaks anywhere if it has an unbroken run, so it does not widen the column. */
export const InColumn = ({ children: text }: { children: string }) =>
  UNBROKEN.test(text) ? (
    <span style={{ display: 'inline-block', minWidth: '16ch', overflowWrap: 'anywhere' }}>{text}</span>
  ) : (
    text
  );

function MemberName() {
  const user = useRecordContext();
  return <InColumn>{String(user?.nombre || user?.email || user?.id)}</InColumn>;
}

type Props = Pick<DisplayProps<'member'>, 'value' | 'brief'> & {
  unknown?: string;
};

/** A staff member's name: one's own, an assignee, or any if the user may read the list. */
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
