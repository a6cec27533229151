import { SelectInput } from 'react-admin';
import { onlyOne } from '../screens/onlyOne';
import { useYo } from '../session/useYo';
import { useAssignees } from './useAssignees';

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
