import { Pagination, useListContext } from 'react-admin';

/** Pagination, hidden if the list failed to load. */
export function ListPages() {
  const { data, error } = useListContext();
  return error && !data ? null : <Pagination rowsPerPageOptions={[10, 20, 50]} />;
}
