import { Loading, useGetList } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../data/SectionFields';

export function SingleRow({ section: { name } }: SectionProps) {
  const can = useCan();
  const { data, error, refetch, isFetching } = useGetList(name, { pagination: { page: 1, perPage: 1 } });
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  // Waits for fresh data: a stale cache would redirect to the wrong form.
  if (!data || isFetching) return <Loading />;
  const [row] = data;
  const opened = row ? `${row.id}${can(name, 'editar') ? '' : '/show'}` : 'create';
  return <Navigate to={`/administrador/${name}/${opened}`} replace />;
}
