import { Alert, Button } from '@mui/material';
import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { track } from './pendingRequests';

type FetchCode<Props> = () => Promise<ComponentType<Props>>;

/** `React.lazy` with an error message and retry in place of a component that fails to load. */
export function lazyWithRetry<Props>(fetchCode: FetchCode<Props>): LazyExoticComponent<ComponentType<Props>> {
  const fetchTracked = () => track(fetchCode());
  return lazy(async () => ({ default: await fetchTracked().catch(() => failedPart(fetchTracked)) }));
}

/** React caches a lazy component's result, so the retry happens inside the fallback. */
const failedPart = <Props,>(fetchCode: FetchCode<Props>): ComponentType<Props> =>
  function FailedPart(props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const retry = () =>
      fetchCode().then(
        (fetched) => setPart(() => fetched),
        () => undefined,
      );
    if (Part) return <Part {...(props as Props & object)} />;
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void retry()}>
            Reintentar
          </Button>
        }
      >
        No se pudo abrir esta parte. Revise su internet y reintente; si sigue igual, vuelva a cargar la página.
      </Alert>
    );
  };

const fetches: (() => Promise<unknown>)[] = [];

export function later<Props>(fetchIt: () => Promise<ComponentType<Props>>) {
  fetches.push(fetchIt);
  return lazyWithRetry(fetchIt);
}

/** Prefetches the lazy screens sequentially. Load errors are ignored here; the screen shows them when opened. */
export async function fetchLater(): Promise<void> {
  for (const fetchIt of fetches) await fetchIt().catch(() => undefined);
}
