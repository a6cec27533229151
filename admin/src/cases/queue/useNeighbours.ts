import { type RaRecord, useListContext } from 'react-admin';

export type Neighbours = { previous: RaRecord | undefined; next: RaRecord | undefined };

/** Returns the previous and next case of the queue. If the case is not in it, next is the first one. */
export function useNeighbours(id: RaRecord['id']): Neighbours {
  const { data = [] } = useListContext();
  const at = data.findIndex((row) => row.id === id);
  return { previous: at > 0 ? data[at - 1] : undefined, next: data[at + 1] };
}
