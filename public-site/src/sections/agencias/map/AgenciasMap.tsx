import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../../reading/leer';
import css from './AgenciasMap.module.css';
import { bolivia } from './bolivia';
import { frameOf, type Place } from './frameOf';

type Agencia = Publicado<'sitio/agencias'>;

/**
 * Where the branches are, drawn by the page itself: no map of anybody else's is asked for, so nobody else knows who looks.
 * The list beside it says all that the drawing does. Nothing where no branch has its place.
 */
export function AgenciasMap({ agencias }: { agencias: readonly Agencia[] }) {
  const placed = agencias.filter((agencia): agencia is Agencia & Place => Boolean(agencia.latitud && agencia.longitud));
  if (placed.length === 0) return null;
  const { width, height, at } = frameOf(placed);
  const outline = bolivia.map(([longitud, latitud]) => at(longitud, latitud).join(',')).join(' ');
  // Below the southernmost of each department: no pin of its own covers it.
  const southwards = placed.toSorted((one, other) => Number(other.latitud) - Number(one.latitud));
  const named = [...new Map(southwards.map((agencia) => [agencia.departamento, agencia])).values()];
  const [west, north] = at(-68, -16);
  const [east, south] = at(-67, -17);
  return (
    <svg
      className={css.mapa}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-mapa={JSON.stringify({ west, north, dx: east - west, dy: south - north })}
    >
      <polygon className={css.pais} points={outline} />
      {named.map(({ id, departamento, longitud, latitud }) => {
        const [x, y] = at(Number(longitud), Number(latitud));
        return (
          <text key={id} className={css.nombre} x={x} y={y + 16} textAnchor="middle">
            {departamentos[departamento]}
          </text>
        );
      })}
      {placed.map(({ id, slug, longitud, latitud }) => {
        const [cx, cy] = at(Number(longitud), Number(latitud));
        return <circle key={id} className={css.punto} cx={cx} cy={cy} r="5" data-punto={slug} />;
      })}
      <circle className={css.usted} r="5" data-usted visibility="hidden" />
    </svg>
  );
}
