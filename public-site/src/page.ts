import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

type PageModule = LazyRouteFunction<RouteObject>;
const modules = import.meta.glob<Awaited<ReturnType<PageModule>>>('./{pages,sections}/**/*Page.tsx');

export type Handle = {
  /** Manifest key of the page's module, which identifies its styles. */
  module?: string;
  /** Query parameters that change the page; the rest are dropped before rendering. */
  query?: readonly string[];
  /** The page has a form that records when it was opened: it is rendered for each visitor. */
  form?: true;
};

type Lazy = Pick<RouteObject, 'lazy' | 'handle'>;

/** Returns the lazy part of a route whose page belongs to no section. */
export const page = (name: string, query?: readonly string[], form?: true): Lazy =>
  ofModule(`pages/${name}`, query, form);

/** Returns the lazy part of a route whose page belongs to a section. */
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
