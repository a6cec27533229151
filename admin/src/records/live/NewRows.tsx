import type { AnySection } from '@coop/domain';
import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { followLive, missedSince } from '../../ground/live/live';
import { isFeminine } from '../../ground/messages/isFeminine';
import { useYo } from '../../ground/staff/staff';
import { listMeta } from '../data/listMeta';

type Props = {
  section: AnySection;
  /** Rendered while there are no changes, so that the layout does not shift. */
  children?: ReactNode;
};

/** Announces changed rows and loads them on click: rows that move by themselves cause misclicks. */
export function NewRows({ section, children }: Props) {
  const { data = [], refetch } = useListContext();
  const fresh = useFreshRows(section);
  const words = fresh && formatNews(section, data, fresh);
  return (
    <>
      <Box role="status" sx={words ? place : undefined}>
        {words && (
          <Alert
            severity="info"
            sx={styles}
            action={
              <Button color="inherit" size="small" onClick={() => refetch()}>
                Ver
              </Button>
            }
          >
            {words}
          </Alert>
        )}
      </Box>
      {!words && children}
    </>
  );
}

function formatNews(
  { label }: AnySection,
  current: readonly RaRecord[],
  fresh: readonly RaRecord[],
): string | undefined {
  const versions = new Map(current.map(({ id, version }) => [id, version]));
  const added = fresh.filter(({ id }) => !versions.has(id)).length;
  const changed = fresh.filter(({ id, version }) => versions.has(id) && versions.get(id) !== version).length;
  const removed = current.filter(({ id }) => !fresh.some((row) => row.id === id)).length;
  const named = (count: number) => `${count} ${(count === 1 ? label.one : label.many).toLowerCase()}`;
  if (added > 0) return `Hay ${named(added)} ${newOnes(label.one, added)}`;
  if (changed > 0) return `${changed === 1 ? 'Cambió' : 'Cambiaron'} ${named(changed)}`;
  return removed > 0 ? `${removed === 1 ? 'Ya no está' : 'Ya no están'} ${named(removed)}` : undefined;
}

const newOnes = (name: string, count: number) => `nuev${isFeminine(name) ? 'a' : 'o'}${count === 1 ? '' : 's'}`;

/** As wide as its fallback, to stay on the same line. */
const place = { flex: { xs: '1 1 100%', sm: '1 1 8rem' }, minWidth: 0 };

const styles = {
  py: 0,
  px: 1,
  width: 'fit-content',
  maxWidth: '100%',
  alignItems: 'center',
  '& > *': { py: 0.25 },
  '& > .MuiAlert-message': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } },
  '& > .MuiAlert-action': { pt: 0 },
};

/** Batching delay, and minimum interval between refetches (throttle). */
const GATHER_MS = 1_000;
const GAP_MS = 10_000;

/** Refetches the list after a change; filtered rows are not announced. Undefined while unchanged. */
function useFreshRows(section: AnySection): RaRecord[] | undefined {
  const { rol } = useYo();
  const { getList } = useDataProvider();
  const { page, perPage, sort, filterValues, data } = useListContext();
  const [fresh, setFresh] = useState<RaRecord[]>();
  const currentRows = useRef(data);
  currentRows.current = data;
  const readAt = useRef(0);
  const check = useRef(async () => {});
  check.current = async () => {
    if (document.hidden) return;
    const params = { pagination: { page, perPage }, sort, filter: filterValues, meta: listMeta(section, rol) };
    await getList(section.name, params).then(
      // Ignores a response to a query made before the list was reloaded.
      ({ data: rows }) => currentRows.current === data && setFresh(rows),
      () => undefined,
    );
  };
  // The list was reloaded, so earlier changes are outdated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown data changes.
  useEffect(() => {
    readAt.current = Date.now();
    setFresh(undefined);
  }, [data]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checkedAt = 0;
    const unfollow = followLive((event) => {
      const isOld =
        event.event === 'todo'
          ? currentRows.current !== undefined && missedSince(readAt.current)
          : event.event === 'cambio' && event.data.seccion === section.name;
      if (!isOld) return;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          checkedAt = Date.now();
          void check.current();
        },
        Math.max(GATHER_MS, checkedAt + GAP_MS - Date.now()),
      );
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [section]);
  return fresh;
}
