import { formatDate, formatMoney, formatPercent } from '@coop/domain/format';
import { formatQuery } from '../../../simulators/simulatorInput';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { ButtonLink } from '../../../ui/elements/Button';
import { Fold } from '../../../ui/elements/Fold';
import { Icon } from '../../../ui/elements/Icon';
import { CreditoChart } from './CreditoChart';
import css from './CreditoDetail.module.css';
import { CreditoPlan } from './CreditoPlan';
import type { SimulatedCredito } from './simulateCredito';
import { solicitudOf } from './solicitudOf';

type Props = {
  simulated: SimulatedCredito;
  today: string;
  which?: string;
  complete: boolean;
  whole: string;
  onShowAll: () => void;
};

export function CreditoDetail({ simulated, today, which, complete, whole, onShowAll }: Props) {
  const { credito, result } = simulated;
  if (!result) return null;
  const { terms, plan } = result;
  return (
    <div className={css.detalle}>
      <h3>
        {which && <span className={css.cual}>{which}: </span>}
        {credito.nombre}, {formatMoney(terms.monto, terms.moneda)} en {terms.plazoMeses} meses
      </h3>
      <UsedTasa tasaAnual={credito.tasaAnual} vigenteDesde={credito.vigenteDesde} today={today}>
        <TasaChange {...simulated} />
      </UsedTasa>
      <div className={css.acciones}>
        <ButtonLink href={`/contactanos/solicitud-credito${solicitudOf(simulated)}`}>Solicitar este crédito</ButtonLink>
      </div>
      <Fold title={`Plan de pagos${which ? `: ${which}` : ''}, cuota por cuota`} open={complete}>
        <CreditoChart payments={plan.pagos} moneda={terms.moneda} />
        <CreditoPlan plan={plan} moneda={terms.moneda} {...{ which, complete, whole, onShowAll }} />
        <a className={css.bajar} href={`/api/publico/simulaciones/credito${fileOf(simulated)}`} download>
          <Icon name="descargar" size={20} />
          Plan de pagos (CSV)
        </a>
      </Fold>
    </div>
  );
}

const fileOf = ({ input, result }: SimulatedCredito) =>
  formatQuery({ ...input, monto: result?.terms.monto ?? '', formato: 'csv' });

/** Explains when the rate of a loan may change, and how it is then calculated. */
function TasaChange({ credito, result, everyMonths }: SimulatedCredito) {
  const { tipoTasa, spread, treReferencia } = credito;
  if (tipoTasa === 'fija') return 'La tasa es fija durante todo el plazo.';
  const formed = `tasa de referencia (TRe)${spread ? ` más ${formatPercent(spread)}` : ''}`;
  if (tipoTasa === 'variable') return `La tasa es variable: ${formed}. Puede cambiar desde la primera cuota.`;
  const luego = result?.terms.luego;
  if (!luego) return 'La tasa es fija durante el plazo que eligió.';
  const number = luego.desdeMes / everyMonths + 1;
  const payment = result.plan.pagos[number - 1];
  return (
    <>
      Es fija los primeros {luego.desdeMes} meses. Desde la cuota {number}
      {payment && ` (${formatDate(payment.fecha)})`} rige la {formed}
      {treReferencia && `: con la TRe de hoy, ${formatPercent(treReferencia)}, sería ${formatPercent(luego.tasaAnual)}`}
      , y puede cambiar.
    </>
  );
}
