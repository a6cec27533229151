import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatNumber, formatShortDate } from '@coop/domain/format';
import css from './PlanDeCredito.module.css';
import { VerTodas } from './VerTodas';

type Props = {
  plan: PlanDePagos;
  moneda: string;
  /** What tells it from another on the page: «Opción B». */
  cual?: string;
  completo: boolean;
  /** Address of the page with all the rows. */
  entero: string;
  alVerTodas: () => void;
};

const PRIMERAS = 12;
type Columna = 'capital' | 'interes' | 'seguro' | 'cargos' | 'total' | 'saldo';
const titulos: Record<Columna, string> = {
  capital: 'Capital',
  interes: 'Interés',
  seguro: 'Seguro',
  cargos: 'Cargos',
  total: 'Cuota total',
  saldo: 'Saldo',
};

/** The payments one by one: the first twelve, and all of them when asked. On a phone each is two lines. */
export function PlanDeCredito({ plan, moneda, cual, completo, entero, alVerTodas }: Props) {
  const { pagos } = plan;
  const columnas = (Object.keys(titulos) as Columna[]).filter(
    (columna) => !['seguro', 'cargos'].includes(columna) || pagos.some((pago) => Number(pago[columna]) > 0),
  );
  return (
    <div className={css.plan}>
      <h3>Plan de pagos{cual && `: ${cual}`}</h3>
      <table>
        <caption className="oculto">
          Plan de pagos{cual && `: ${cual}`}, en {moneda === 'USD' ? 'dólares' : 'bolivianos'}
        </caption>
        <thead>
          <tr>
            <th scope="col">N°</th>
            <th scope="col">Fecha</th>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {titulos[columna]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(completo ? pagos : pagos.slice(0, PRIMERAS)).map((pago) => (
            <tr key={pago.numero}>
              <th scope="row">{pago.numero}</th>
              <td className={css.fecha}>{formatShortDate(pago.fecha)}</td>
              {columnas.map((columna) => (
                <td key={columna} data-titulo={titulos[columna]} className={css[columna]}>
                  {formatNumber(pago[columna])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Number(plan.cargosIniciales) > 0 && (
        <p className={css.pie}>
          Al desembolso se cobran además {formatMoney(plan.cargosIniciales, moneda)} de cargos, que están en el total.
        </p>
      )}
      {!completo && pagos.length > PRIMERAS && (
        <VerTodas texto={`Ver las ${pagos.length} cuotas`} href={entero} alVer={alVerTodas} />
      )}
    </div>
  );
}
