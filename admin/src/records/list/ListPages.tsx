import { Pagination, useListContext } from 'react-admin';

/** The pages of a list, where it is known how many there are. */
export function ListPages() {
  const { data, error } = useListContext();
  return error && !data ? null : <Pagination rowsPerPageOptions={[10, 20, 50]} />;
}
