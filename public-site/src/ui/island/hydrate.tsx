import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { takeTyped } from './takeTyped';

/**
 * Hydrates what the server drew of an island. One that somebody has reached for comes alive at once, and learns what was
 * typed in it; any other, in pieces that let the page answer meanwhile.
 */
export function hydrateIsland(element: HTMLElement, Content: ComponentType<object>): Promise<void> {
  const { datos = '{}', prefijo, inicio } = element.dataset;
  return new Promise((resolve) => {
    const hydrate = () =>
      hydrateRoot(
        element,
        <StrictMode>
          <Alive then={resolve}>
            <Content {...JSON.parse(datos)} />
          </Alive>
        </StrictMode>,
        { identifierPrefix: prefijo, onRecoverableError: (error) => console.error('HYDRATION', error) },
      );
    if (inicio === 'load') return startTransition(() => void hydrate());
    const giveBack = takeTyped(element);
    flushSync(hydrate);
    giveBack();
  });
}

function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
