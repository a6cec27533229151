import { amount, cents } from '@coop/domain/amounts';
import { formatMoney, formatPercent } from '@coop/domain/format';
import { frecuenciasDePago, sistemasDePago } from '../etiquetas';
import css from './Comparacion.module.css';
import type { CreditoSimulado } from './creditoPedido';

type Con = CreditoSimulado & { resultado: NonNullable<CreditoSimulado['resultado']> };

const filas: readonly (readonly [string, (opcion: Con) => string | null])[] = [
  ['Crédito', ({ credito }) => credito.nombre],
  ['Monto', ({ resultado: { terminos } }) => formatMoney(terminos.monto, terminos.moneda)],
  ['Plazo', ({ resultado: { terminos } }) => `${terminos.plazoMeses} meses`],
  [
    'Cuotas',
    ({ resultado: { terminos }, pedido }) =>
      `${sistemasDePago[terminos.sistema]}, ${frecuenciasDePago[pedido.frecuencia as keyof typeof frecuenciasDePago]}`,
  ],
  ['Tasa anual', ({ credito }) => formatPercent(credito.tasaAnual)],
  ['Primera cuota', (opcion) => dinero(opcion, opcion.resultado.plan.pagos[0]?.total)],
  ['Última cuota', (opcion) => dinero(opcion, opcion.resultado.plan.pagos.at(-1)?.total)],
  ['Intereses', (opcion) => dinero(opcion, opcion.resultado.plan.totalInteres)],
  ['Seguro y cargos', (opcion) => dinero(opcion, seguroYCargos(opcion))],
  ['Total que pagará', (opcion) => dinero(opcion, opcion.resultado.plan.totalPagado)],
  ['TEAC estimada', ({ resultado: { plan } }) => plan.costoEfectivoAnual && formatPercent(plan.costoEfectivoAnual)],
];

/** Two loans, figure by figure, and in a sentence what choosing one or the other comes to. */
export function Comparacion({ a, b }: { a: CreditoSimulado; b: CreditoSimulado }) {
  if (!hasResult(a) || !hasResult(b)) return null;
  return (
    <div className={css.comparacion}>
      <p className={css.frase} role="status">
        {enUnaFrase(a, b)}
      </p>
      <table>
        <caption className="oculto">Comparación de las dos opciones</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Opción A</th>
            <th scope="col">Opción B</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(([titulo, celda]) => (
            <tr key={titulo} className={titulo === 'Total que pagará' ? css.total : undefined}>
              <th scope="row">{titulo}</th>
              <td>{celda(a)}</td>
              <td>{celda(b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hasResult = (opcion: CreditoSimulado): opcion is Con => opcion.resultado !== undefined;
const dinero = ({ resultado }: Con, monto = '0') => formatMoney(monto, resultado.terminos.moneda);
const seguroYCargos = ({ resultado: { plan } }: Con) => amount(cents(plan.totalSeguro) + cents(plan.totalCargos));

function enUnaFrase(a: Con, b: Con): string {
  if (a.resultado.terminos.moneda !== b.resultado.terminos.moneda) return 'Están en monedas distintas.';
  const enCosto = costoDe(b) - costoDe(a);
  const alInicio = cents(b.resultado.plan.pagos[0]?.total) - cents(a.resultado.plan.pagos[0]?.total);
  if (enCosto === 0n && alInicio === 0n) return 'Las dos cuestan lo mismo: cambie el monto, el plazo o el crédito.';
  const cuanto = (diferencia: bigint, mas: string, menos: string) =>
    diferencia === 0n
      ? 'igual'
      : `${dinero(a, amount(diferencia < 0n ? -diferencia : diferencia))} ${diferencia > 0n ? mas : menos}`;
  return `La opción B cuesta ${cuanto(enCosto, 'más', 'menos')} en intereses, seguro y cargos, y su primera cuota es ${cuanto(alInicio, 'más alta', 'más baja')}.`;
}

/** All that is paid over what was lent. */
const costoDe = ({ resultado: { terminos, plan } }: Con) => cents(plan.totalPagado) - cents(terminos.monto);
