import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router-dom';
import { Boton } from '../componentes/Boton';
import css from './Filtros.module.css';
import type { Filtrable } from './lista';

type Eleccion = { etiqueta: string; todas: string; opciones: readonly (readonly [string, string])[] };
type Props<E extends string> = {
  lista: Filtrable<E>;
  /** What the search box is called. */
  buscar?: string;
  /** Each parameter that the list lets people choose, in the order in which they stand. */
  elecciones: Readonly<Record<E, Eleccion>>;
  /** What the amount of the list is called. */
  monto?: string;
  total: number;
  unidad: readonly [string, string];
  /** Of those, something that matters more. */
  detalle?: string;
};

/** Search and choices over a list. A form that asks for the same page: it needs no script, and with it choices apply at once. */
export function Filtros<E extends string>({ lista, buscar, elecciones, monto, total, unidad, detalle }: Props<E>) {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const filtrado = lista.consulta.some((nombre) => nombre !== 'pagina' && params.get(nombre));
  return (
    <search>
      {/* A new address brings new values to the fields. */}
      <Form key={search} method="get" className={css.filtros} preventScrollReset>
        {!lista.sinBusqueda && (
          <label className={css.buscar}>
            {buscar}
            <input type="search" name="q" defaultValue={params.get('q') ?? ''} maxLength={80} autoComplete="off" />
          </label>
        )}
        {Object.entries<Eleccion>(elecciones).map(([nombre, { etiqueta, todas, opciones }]) => (
          <label key={nombre}>
            {etiqueta}
            <select
              name={nombre}
              defaultValue={params.get(nombre) ?? ''}
              onChange={(e) => submit(e.currentTarget.form, { preventScrollReset: true })}
            >
              <option value="">{todas}</option>
              {opciones.map(([valor, texto]) => (
                <option key={valor} value={valor}>
                  {texto}
                </option>
              ))}
            </select>
          </label>
        ))}
        {lista.limites.map((nombre, at) => (
          <label key={nombre} className={css.limite}>
            {`${monto} ${at === 0 ? 'desde' : 'hasta'}`}
            <input
              name={nombre}
              inputMode="decimal"
              placeholder="10.000"
              defaultValue={params.get(nombre) ?? ''}
              autoComplete="off"
            />
          </label>
        ))}
        <Boton type="submit" tono="claro">
          Buscar
        </Boton>
      </Form>
      <p className={css.cuenta} role="status" aria-busy={busy}>
        {total === 1 ? `1 ${unidad[0]}` : `${total} ${unidad[1]}`}
        {detalle && ` · ${detalle}`}
        {filtrado && (
          <>
            {' · '}
            <Link to={pathname} preventScrollReset>
              Quitar filtros
            </Link>
          </>
        )}
      </p>
    </search>
  );
}
