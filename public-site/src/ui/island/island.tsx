import { type ComponentType, useId } from 'react';

/** When the script of an island comes: once the page is on screen, or as somebody reaches for it. */
export type Start = 'load' | 'touch';

/** What a module of islands exports, for the server and for the browser. */
export type Island<P> = ComponentType<P> & {
  /** What is hydrated in it. */
  Content: ComponentType<P>;
};

// No browser draws an island: it hydrates what the server drew.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined;

/**
 * A part of a page that moves: the only thing of it that React hydrates. It is drawn as a tree of its own, so that it can
 * use nothing of the page but its properties, which stand beside it as JSON: they must be data, and little.
 * @param name its module, from `src`, without «Island.tsx»
 */
export function island<P extends object>(name: string, Content: ComponentType<P>, start: Start = 'touch'): Island<P> {
  function Drawn(props: P) {
    const id = useId();
    return (
      <div
        data-isla={name}
        data-inicio={start}
        data-prefijo={id}
        data-datos={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it, in a tree of its own.
        dangerouslySetInnerHTML={{ __html: renderToString?.(<Content {...props} />, { identifierPrefix: id }) ?? '' }}
      />
    );
  }
  return Object.assign(Drawn, { Content });
}
