import { useRecordContext } from 'react-admin';
import { InColumn } from './InColumn';

export function MemberName() {
  const user = useRecordContext();
  return <InColumn>{String(user?.nombre || user?.email || user?.id)}</InColumn>;
}
