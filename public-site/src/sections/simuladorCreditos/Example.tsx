import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditExample } from '@coop/domain/simulations';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Section } from '../../ui/page/Section';

export type CreditoExample = ReturnType<typeof exampleOf>;

/** What is read of an example; the plan itself is for the simulator. */
export const exampleOf = ({ pedido, plan }: CreditExample) => ({
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
export function Example({ example: e }: { example: CreditoExample }) {
  const money = (value: string) => formatMoney(value, e.moneda);
  return (
    <Section title="Cuánto se paga en total" anchor="ejemplo">
      <p>
        Por ejemplo, {formatMoney(e.monto, e.moneda, 0)} a {e.plazoMeses} meses con{' '}
        {e.sistema === 'cuota_fija' ? 'cuota fija' : 'cuota variable'}, a la tasa de {formatPercent(e.tasaAnual)}
        {e.luego && ` y después a ${formatPercent(e.luego)}`}:
      </p>
      <DataSheet
        brief
        data={[
          [`Primera de ${e.pagos} cuotas`, money(e.primerPago)],
          ['Intereses', money(e.intereses)],
          ['Seguro de desgravamen', Number(e.seguro) > 0 && money(e.seguro)],
          ['Otros cargos', Number(e.cargos) > 0 && money(e.cargos)],
          ['Total que se paga', money(e.total)],
          ['Costo efectivo anual', e.costoEfectivo && `${formatPercent(e.costoEfectivo)} (TEAC estimada)`],
        ]}
      />
      <p>
        Es la mitad del monto máximo y del plazo máximo. Resultado referencial, no constituye oferta ni compromiso. El
        resto de los costos está en el <a href="/institucional/tarifario#comisiones">tarifario</a>.
      </p>
    </Section>
  );
}
