import { type ComponentType, useId } from 'react';

/** When an island hydrates: on page load, or on first interaction. */
export type Start = 'load' | 'touch';

export type Island<P> = ComponentType<P> & {
  Content: ComponentType<P>;
};

// Server only: browsers hydrate the server's HTML.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined;

/**
 * Wraps a component as an island, the only part of a page that React hydrates. It renders as a separate tree: it can't
 * read the page's context, only its props, which are embedded as JSON. Props must be serializable and small.
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, as a separate tree.
        dangerouslySetInnerHTML={{ __html: renderToString?.(<Content {...props} />, { identifierPrefix: id }) ?? '' }}
      />
    );
  }
  return Object.assign(Drawn, { Content });
}
