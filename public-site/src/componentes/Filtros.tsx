import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router-dom';
import { Boton } from './Boton';
import css from './Filtros.module.css';

type Eleccion = { nombre: string; etiqueta: string; todas: string; opciones: readonly (readonly [string, string])[] };
/** From one amount to another: `?precio_desde=` and `?precio_hasta=`. */
type Rango = { nombre: string; etiqueta: string };
type Props = {
  buscar?: string;
  elecciones?: readonly Eleccion[];
  rangos?: readonly Rango[];
  total: number;
  unidad: readonly [string, string];
  /** Of those, something that matters more. */
  detalle?: string;
};

/** Search and choices over a list. A form that asks for the same page: it needs no script, and with it choices apply at once. */
export function Filtros({ buscar, elecciones = [], rangos = [], total, unidad, detalle }: Props) {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const limites = rangos.flatMap(({ nombre, etiqueta }) => [
    { nombre: `${nombre}_desde`, etiqueta: `${etiqueta} desde` },
    { nombre: `${nombre}_hasta`, etiqueta: `${etiqueta} hasta` },
  ]);
  const nombres = ['q', ...[...elecciones, ...limites].map(({ nombre }) => nombre)];
  const filtrado = nombres.some((nombre) => params.get(nombre));
  return (
    <search>
      {/* A new address brings new values to the fields. */}
      <Form key={search} method="get" className={css.filtros} preventScrollReset>
        {buscar && (
          <label className={css.buscar}>
            {buscar}
            <input type="search" name="q" defaultValue={params.get('q') ?? ''} maxLength={80} autoComplete="off" />
          </label>
        )}
        {elecciones.map(({ nombre, etiqueta, todas, opciones }) => (
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
        {limites.map(({ nombre, etiqueta }) => (
          <label key={nombre} className={css.limite}>
            {etiqueta}
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
