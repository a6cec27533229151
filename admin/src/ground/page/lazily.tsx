import { Alert, Button } from '@mui/material';
import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { track } from './underWay';

type FetchCode<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code is fetched when it is first drawn; where that fails it says so in its place, with a way to retry. */
export function lazily<Props>(fetchCode: FetchCode<Props>): LazyExoticComponent<ComponentType<Props>> {
  const fetchTracked = () => track(fetchCode());
  return lazy(async () => ({ default: await fetchTracked().catch(() => failedPart(fetchTracked)) }));
}

/** React keeps what a lazy component resolved to: the retry happens inside of it. */
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
