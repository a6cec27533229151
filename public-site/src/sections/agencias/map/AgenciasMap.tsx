import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../../reading/leer';
import css from './AgenciasMap.module.css';
import { frameOf, type Place } from './frameOf';

type Agencia = Publicado<'sitio/agencias'>;

/** The page draws the map itself, so that no third party learns of the visitor. The list of branches says the same. */
export function AgenciasMap({ agencias }: { agencias: readonly Agencia[] }) {
  const located = agencias.filter((agencia): agencia is Agencia & Place =>
    Boolean(agencia.latitud && agencia.longitud),
  );
  if (located.length === 0) return null;
  const { width, height, at } = frameOf(located);
  const outline = bolivia.map(([longitud, latitud]) => at(longitud, latitud).join(',')).join(' ');
  // Labels each department below its southernmost branch, so that no pin of its own covers it.
  const southwards = located.toSorted((one, other) => Number(other.latitud) - Number(one.latitud));
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
      {located.map(({ id, slug, longitud, latitud }) => {
        const [cx, cy] = at(Number(longitud), Number(latitud));
        return <circle key={id} className={css.punto} cx={cx} cy={cy} r="5" data-punto={slug} />;
      })}
      <circle className={css.usted} r="5" data-usted visibility="hidden" />
    </svg>
  );
}

/** Outline of Bolivia, [longitude, latitude]: Natural Earth at 1:110 million, public domain. */
const bolivia: readonly (readonly [longitude: number, latitude: number])[] = [
  [-62.85, -22.03],
  [-63.99, -21.99],
  [-64.38, -22.8],
  [-64.96, -22.08],
  [-66.27, -21.83],
  [-67.11, -22.74],
  [-67.83, -22.87],
  [-68.22, -21.49],
  [-68.76, -20.37],
  [-68.44, -19.41],
  [-68.97, -18.98],
  [-69.1, -18.26],
  [-69.59, -17.58],
  [-68.96, -16.5],
  [-69.39, -15.66],
  [-69.16, -15.32],
  [-69.34, -14.95],
  [-68.95, -14.45],
  [-68.93, -13.6],
  [-68.88, -12.9],
  [-68.67, -12.56],
  [-69.53, -10.95],
  [-68.79, -11.04],
  [-68.27, -11.01],
  [-68.05, -10.71],
  [-67.17, -10.31],
  [-66.65, -9.93],
  [-65.34, -9.76],
  [-65.44, -10.51],
  [-65.32, -10.9],
  [-65.4, -11.57],
  [-64.32, -12.46],
  [-63.2, -12.63],
  [-62.8, -13.0],
  [-62.13, -13.2],
  [-61.71, -13.49],
  [-61.08, -13.48],
  [-60.5, -13.78],
  [-60.46, -14.35],
  [-60.26, -14.65],
  [-60.25, -15.08],
  [-60.54, -15.09],
  [-60.16, -16.26],
  [-58.24, -16.3],
  [-58.39, -16.88],
  [-58.28, -17.27],
  [-57.73, -17.55],
  [-57.5, -18.17],
  [-57.68, -18.96],
  [-57.95, -19.4],
  [-57.85, -19.97],
  [-58.17, -20.18],
  [-58.18, -19.87],
  [-59.12, -19.36],
  [-60.04, -19.34],
  [-61.79, -19.63],
  [-62.27, -20.51],
  [-62.29, -21.05],
  [-62.69, -22.25],
  [-62.85, -22.03],
];
