import { useRecordContext } from 'react-admin';

export function MemberName() {
  const user = useRecordContext();
  return <>{user?.nombre || user?.email || user?.id}</>;
}
