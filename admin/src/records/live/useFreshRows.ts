import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { followLive, missedSince } from '../../ground/live/live';

/** What happens in a burst is asked for once. */
const GATHER_MS = 1_000;
const GAP_MS = 10_000;

/**
 * The rows that a list would show now, once something changed in its section since it was read, or may have unheard: asked of the
 * server as the list itself was, so that what its filters leave out is told to nobody. Undefined while nothing changed.
 */
export function useFreshRows(section: string): RaRecord[] | undefined {
  const { getList } = useDataProvider();
  const { page, perPage, sort, filterValues, data } = useListContext();
  const [fresh, setFresh] = useState<RaRecord[]>();
  const shown = useRef(data);
  shown.current = data;
  const readAt = useRef(0);
  const ask = useRef(async () => {});
  ask.current = async () => {
    if (document.hidden) return;
    const params = { pagination: { page, perPage }, sort, filter: filterValues };
    await getList(section, params).then(
      // What was asked before the list was read anew answers another question.
      ({ data: rows }) => shown.current === data && setFresh(rows),
      () => undefined,
    );
  };
  // The list was read anew: what was fresh is shown, or is of another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it shows.
  useEffect(() => {
    readAt.current = Date.now();
    setFresh(undefined);
  }, [data]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const unfollow = followLive((heard) => {
      const isOld =
        heard.event === 'todo'
          ? shown.current !== undefined && missedSince(readAt.current)
          : heard.event === 'cambio' && heard.data.seccion === section;
      if (!isOld) return;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          asked = Date.now();
          void ask.current();
        },
        Math.max(GATHER_MS, asked + GAP_MS - Date.now()),
      );
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [section]);
  return fresh;
}
