import { Loading, useGetList } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useCan } from '../../ground/staff/useCan';
import type { SectionProps } from '../data/SectionProps';

/** Where a section that has one row opens: at that row, or at the form that makes it. */
export function SingleRow({ section: { name } }: SectionProps) {
  const can = useCan();
  const { data, error, refetch, isFetching } = useGetList(name, { pagination: { page: 1, perPage: 1 } });
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  // What was kept of before it was made, or erased, would lead to the other.
  if (!data || isFetching) return <Loading />;
  const [row] = data;
  const opened = row ? `${row.id}${can(name, 'editar') ? '' : '/show'}` : 'create';
  return <Navigate to={`/administrador/${name}/${opened}`} replace />;
}
