import type { Pago } from '@coop/domain/calculators';
import { formatMoney, formatNumber } from '@coop/domain/format';
import { Grafico } from '../componentes/Grafico';
import { mesCorto } from '../mesCorto';
import css from './GraficoDeCredito.module.css';
import { porAnio } from './porAnio';

/** More bars than these say nothing: their years do. */
const MAS_BARRAS = 36;

/** How each payment is made of capital and interest; by years where payments are many, with its table then. */
export function GraficoDeCredito({ pagos, moneda }: { pagos: readonly Pago[]; moneda: string }) {
  const anios = pagos.length > MAS_BARRAS ? porAnio(pagos) : null;
  const partes = anios ?? pagos.map((pago) => ({ ...pago, etiqueta: mesCorto(pago.fecha) }));
  const dinero = (monto: string) => formatMoney(monto, moneda);
  return (
    <div className={css.grafico}>
      <Grafico
        titulo="De qué se compone lo que paga"
        unidad={anios ? 'por año' : 'por cuota, sin seguro ni cargos'}
        forma="barras"
        partes={['Capital', 'Interés']}
        enEscala={(valor) => formatNumber(valor, 0)}
        puntos={partes.map(({ fecha, etiqueta, capital, interes }) => ({
          fecha,
          etiqueta,
          valor: Number(capital) + Number(interes),
          base: Number(capital),
          texto: `${dinero(capital)} de capital y ${dinero(interes)} de interés`,
        }))}
      />
      {anios && (
        <details className={css.tabla}>
          <summary>Ver el gráfico como tabla</summary>
          <table>
            <caption className="oculto">Capital e interés de cada año</caption>
            <thead>
              <tr>
                <th scope="col">Año</th>
                <th scope="col">Capital</th>
                <th scope="col">Interés</th>
              </tr>
            </thead>
            <tbody>
              {anios.map(({ etiqueta, capital, interes }) => (
                <tr key={etiqueta}>
                  <th scope="row">{etiqueta}</th>
                  <td>{dinero(capital)}</td>
                  <td>{dinero(interes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
