import { formatDate, formatNumber } from '@coop/domain/format';
import { Grafico } from '../componentes/Grafico';
import { Tabla } from '../componentes/Tabla';
import { type Indicador, type Mes, puntosDe } from './indicadores';
import css from './TarjetaIndicador.module.css';

type Props = { indicador: Indicador; meses: readonly Mes[]; minimo?: string | null };

/** One indicator: what it is, its latest value with its date, how it has moved, and the same in a table. */
export function TarjetaIndicador({ indicador, meses, minimo }: Props) {
  const puntos = puntosDe(meses, indicador);
  const ultimo = puntos.at(-1);
  if (!ultimo) return null;
  const antes = puntos.find(({ fecha }) => fecha.slice(5) === ultimo.fecha.slice(5) && fecha < ultimo.fecha);
  return (
    <section className={css.tarjeta} id={indicador.clave}>
      <header>
        <h3>{indicador.titulo}</h3>
        <p>{indicador.explicacion}</p>
        <p className={css.valor}>{ultimo.texto}</p>
        <p className={css.fecha}>
          Al {formatDate(ultimo.fecha)}
          {antes && (
            <>
              {' · '}
              <span className={css.cambio}>{cambioEntre(indicador, antes.valor, ultimo.valor)}</span>
            </>
          )}
        </p>
      </header>
      <Grafico
        titulo={`${indicador.titulo}, mes a mes`}
        unidad={indicador.unidad}
        puntos={puntos}
        forma={indicador.forma}
        enEscala={indicador.enEscala}
        {...(minimo && { referencia: { etiqueta: 'Mínimo legal', valor: Number(minimo) } })}
      />
      <details className={css.datos}>
        <summary>Ver los datos en una tabla</summary>
        <Tabla
          leyenda={`${indicador.titulo}, mes a mes`}
          filas={puntos.toReversed()}
          clave={({ fecha }) => fecha}
          columnas={[
            { titulo: 'Al', principal: true, celda: ({ fecha }) => formatDate(fecha) },
            { titulo: indicador.titulo, numerica: true, fuerte: true, celda: ({ texto }) => texto },
          ]}
        />
      </details>
    </section>
  );
}

/** Ratios move by points; amounts, by a part of what they were. */
function cambioEntre({ texto, divisor, unidad }: Indicador, antes: number, ahora: number): string {
  const enPuntos = unidad === 'en porcentaje';
  const cambio = enPuntos ? ahora - antes : (100 * (ahora - antes)) / antes;
  const signo = cambio > 0 ? 'más' : 'menos';
  if (Math.abs(cambio) < 0.005) return `igual que hace un año (${texto((antes * divisor).toFixed(2))})`;
  const cuanto = formatNumber(Math.abs(cambio).toFixed(4), enPuntos ? 2 : 1);
  return enPuntos ? `${cuanto} puntos ${signo} que hace un año` : `${cuanto} % ${signo} que hace un año`;
}
