import { type RaRecord, useListContext } from 'react-admin';

export type Neighbours = { previous: RaRecord | undefined; next: RaRecord | undefined };

/** The cases before and after one in the queue; after one that is not in it, its first. */
export function useNeighbours(id: RaRecord['id']): Neighbours {
  const { data = [] } = useListContext();
  const at = data.findIndex((row) => row.id === id);
  return { previous: at > 0 ? data[at - 1] : undefined, next: data[at + 1] };
}
