import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditExample } from '@coop/domain/simulations';
import { Link } from 'react-router-dom';
import { Ficha } from '../componentes/Ficha';
import { Seccion } from '../componentes/Seccion';

export type EjemploDeCredito = ReturnType<typeof ejemploDe>;

/** What is read of an example; the plan itself is for the simulator. */
export const ejemploDe = ({ pedido, plan }: CreditExample) => ({
  moneda: pedido.moneda,
  monto: pedido.monto,
  plazoMeses: pedido.plazoMeses,
  tasaAnual: pedido.tasaAnual,
  luego: pedido.luego?.tasaAnual ?? null,
  sistema: pedido.sistema,
  primerPago: plan.pagos[0]?.total ?? '0',
  pagos: plan.pagos.length,
  intereses: plan.totalInteres,
  seguro: plan.totalSeguro,
  cargos: plan.totalCargos,
  total: plan.totalPagado,
  costoEfectivo: plan.costoEfectivoAnual,
});

/** All that a loan costs, in an example: its rate alone does not say it. */
export function Ejemplo({ ejemplo: e }: { ejemplo: EjemploDeCredito }) {
  const dinero = (valor: string) => formatMoney(valor, e.moneda);
  return (
    <Seccion titulo="Cuánto se paga en total" ancla="ejemplo">
      <p>
        Por ejemplo, {formatMoney(e.monto, e.moneda, 0)} a {e.plazoMeses} meses con{' '}
        {e.sistema === 'cuota_fija' ? 'cuota fija' : 'cuota variable'}, a la tasa de {formatPercent(e.tasaAnual)}
        {e.luego && ` y después a ${formatPercent(e.luego)}`}:
      </p>
      <Ficha
        breve
        datos={[
          [`Primera de ${e.pagos} cuotas`, dinero(e.primerPago)],
          ['Intereses', dinero(e.intereses)],
          ['Seguro de desgravamen', Number(e.seguro) > 0 && dinero(e.seguro)],
          ['Otros cargos', Number(e.cargos) > 0 && dinero(e.cargos)],
          ['Total que se paga', dinero(e.total)],
          ['Costo efectivo anual', e.costoEfectivo && `${formatPercent(e.costoEfectivo)} (TEAC estimada)`],
        ]}
      />
      <p>
        Es la mitad del monto y del plazo máximos. Resultado referencial, no constituye oferta ni compromiso. El resto
        de los costos está en el <Link to="/institucional/tarifario#comisiones">tarifario</Link>.
      </p>
    </Seccion>
  );
}
