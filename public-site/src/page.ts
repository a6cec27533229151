import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

type PageModule = LazyRouteFunction<RouteObject>;
const modules = import.meta.glob<Awaited<ReturnType<PageModule>>>('./{pages,sections}/**/*Page.tsx');

/** What the server needs to know of a route. */
export type Handle = {
  /** Manifest key of the page's module, which names its styles. */
  module?: string;
  /** Parameters of the address that change the page; every other is dropped before it is rendered. */
  query?: readonly string[];
  /** It has a form, which knows when it was opened: the page is made anew for each visitor. */
  form?: true;
};

type Lazy = Pick<RouteObject, 'lazy' | 'handle'>;

/** The lazy part of a route whose page is no section's. */
export const page = (name: string, query?: readonly string[], form?: true): Lazy =>
  ofModule(`pages/${name}`, query, form);

/** The lazy part of a route whose page is a section's. */
export const sectionPage = (name: string, query?: readonly string[], form?: true): Lazy =>
  ofModule(`sections/${name}`, query, form);

function ofModule(name: string, query?: readonly string[], form?: true): Lazy {
  const file = `${name}Page.tsx`;
  const lazy = modules[`./${file}`];
  if (!lazy) throw new Error(`No page module ${file}`);
  return {
    lazy: lazy as RouteObject['lazy'],
    handle: { module: `src/${file}`, query, form } satisfies Handle,
  };
}
