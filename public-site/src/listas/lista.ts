import type { SectionName } from '@coop/domain';
import type { Consulta } from '../leer';

type Orden = NonNullable<Consulta['sort']>;

type Descripcion = {
  /** Fields that `?field=` filters by. */
  filtros?: readonly string[];
  /** The amount that `?field_desde=` and `?field_hasta=` bound, in the currency that `?moneda=` says. */
  monto?: string;
  /** The date that `?anio=` is the year of. */
  fecha?: string;
  /** What `?orden=` may ask for. */
  ordenes?: Readonly<Record<string, Orden>>;
  /** The section's own order where left out. */
  sort?: Orden;
  /** What holds whatever the address says. */
  siempre?: NonNullable<Consulta['filter']>;
  porPagina: number;
  /** `?q=` looks for no words. */
  sinBusqueda?: true;
};

type Elegidos<D extends Descripcion> =
  | (D extends { filtros: readonly (infer F extends string)[] } ? F : never)
  | (D extends { monto: string } ? 'moneda' : never)
  | (D extends { fecha: string } ? 'anio' : never)
  | (D extends { ordenes: object } ? 'orden' : never);

/** What can be asked for on a page: its filters show it, and its address takes it. */
export type Filtrable<E extends string = string> = {
  /** Parameters with a value to choose. */
  elegidos: readonly E[];
  /** The two that bound an amount. */
  limites: readonly string[];
  sinBusqueda?: true;
  /** Every parameter of the address that changes the page. */
  consulta: readonly string[];
};

/** A list of a section, and what its page reads. */
export type Lista<K extends SectionName = SectionName, E extends string = string> = Descripcion &
  Filtrable<E> & { section: K };

/** What is chosen on a page that reads more than a list. */
export const filtrable = <const E extends string>(
  elegidos: readonly E[],
  sin: { sinBusqueda?: true } = {},
): Filtrable<E> => ({ ...sin, elegidos, limites: [], consulta: [...(sin.sinBusqueda ? [] : ['q']), ...elegidos] });

/** Describes a list, once. */
export function lista<K extends SectionName, const D extends Descripcion>(
  section: K,
  descripcion: D,
): Lista<K, Elegidos<D>> {
  const { filtros = [], monto, fecha, ordenes, sinBusqueda }: Descripcion = descripcion;
  const elegidos = [
    ...filtros,
    ...(monto ? ['moneda'] : []),
    ...(fecha ? ['anio'] : []),
    ...(ordenes ? ['orden'] : []),
  ];
  const limites = monto ? [`${monto}_desde`, `${monto}_hasta`] : [];
  return {
    ...(descripcion as Descripcion),
    section,
    elegidos: elegidos as Elegidos<D>[],
    limites,
    consulta: [...(sinBusqueda ? [] : ['q']), ...elegidos, ...limites, 'pagina'],
  };
}
