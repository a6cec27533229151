import { SelectInput } from 'react-admin';
import { onlyOne } from '../../fields/facts/onlyOne';
import { useAssignees } from '../../ground/queries/useAssignees';
import { useYo } from '../../ground/staff/useYo';

type Props = { source: string; label: string; section: string };

/** Rows by the member of staff who has them. */
export function MemberFilter({ source, label, section }: Props) {
  const { uid } = useYo();
  const choices = useAssignees(section).map(({ uid: id, nombre }) => ({
    id,
    name: id === uid ? `${nombre} (usted)` : nombre,
  }));
  return <SelectInput {...{ source, label, choices }} format={onlyOne} translateChoice={false} />;
}
