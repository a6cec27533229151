import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

type Modulo = LazyRouteFunction<RouteObject>;
const modulos = import.meta.glob<Awaited<ReturnType<Modulo>>>('./paginas/*.tsx');

/** What the server needs to know of a route. */
export type Handle = {
  /** Manifest key of the page's module, which names its styles and its script. */
  modulo?: string;
  /** Parameters of the address that change the page; every other is dropped before it is rendered. */
  consulta?: readonly string[];
  /** It has a form, which knows when it was opened: the page is made anew for each visitor. */
  formulario?: true;
};

/** The lazy part of a route. */
export const pagina = (
  nombre: string,
  consulta?: readonly string[],
  formulario?: true,
): Pick<RouteObject, 'lazy' | 'handle'> => {
  const modulo = `./paginas/${nombre}.tsx`;
  const lazy = modulos[modulo];
  if (!lazy) throw new Error(`No page module ${modulo}`);
  return {
    lazy: lazy as RouteObject['lazy'],
    handle: { modulo: modulo.replace('./', 'src/'), consulta, formulario } satisfies Handle,
  };
};
