import type {
  AdvanceAnswer,
  CapacityAnswer,
  CreditAnswer,
  DepositAnswer,
  LadderAnswer,
  SavingsAnswer,
} from '@coop/domain/answers';
import { type cajaDeAhorro, highestPayment, type PlanDePagos, type TerminosDeDeposito } from '@coop/domain/calculators';
import type {
  AdelantoPedido,
  AhorroPedido,
  CapacidadPedida,
  CreditoPedido,
  EscaleraPedida,
  PagadoEnDiasHabiles,
} from '@coop/domain/simulations';

export const creditAnswerOf = (terms: CreditoPedido, plan: PlanDePagos): CreditAnswer => ({
  moneda: terms.moneda,
  tasa_anual: terms.tasaAnual,
  fecha: terms.fecha,
  cuota: plan.cuota,
  total_intereses: plan.totalInteres,
  total_seguro: plan.totalSeguro,
  total_cargos: plan.totalCargos,
  total_pagado: plan.totalPagado,
  costo_efectivo_anual: plan.costoEfectivoAnual,
  plan: plan.pagos,
});

export const capacityAnswerOf = ({
  moneda,
  parte,
  cuotaPosible,
  terms,
  capacidad,
}: CapacidadPedida): CapacityAnswer => ({
  moneda,
  tasa_anual: terms.tasaAnual,
  parte_del_ingreso: parte,
  cuota_posible: cuotaPosible,
  monto: capacidad?.monto ?? null,
  cuota: capacidad && highestPayment(capacidad.plan),
  total_pagado: capacidad?.plan.totalPagado ?? null,
});

export const advanceAnswerOf = ({ terms, result }: AdelantoPedido): AdvanceAnswer => ({
  moneda: terms.moneda,
  tasa_anual: terms.tasaAnual,
  ahorro: result.ahorro,
  cuotas_menos: result.cuotasMenos,
  cuota_antes: result.cuotaAntes,
  cuota_despues: result.cuotaDespues,
  plan: result.plan?.pagos ?? [],
});

type PaidLadder = Pick<EscaleraPedida, 'moneda' | 'interesLiquido'> & {
  peldanos: readonly { terms: TerminosDeDeposito; earned: PagadoEnDiasHabiles }[];
};

export const ladderAnswerOf = ({ moneda, interesLiquido, peldanos }: PaidLadder): LadderAnswer => ({
  moneda,
  interes_liquido: interesLiquido,
  depositos: peldanos.map(({ terms, earned }) => ({
    monto: terms.monto,
    plazo_dias: terms.plazoDias,
    tasa_anual: terms.tasaAnual,
    interes_liquido: earned.interesLiquido,
    total_a_recibir: earned.totalARecibir,
    vencimiento: earned.vencimiento,
    vencimiento_estimado: earned.vencimientoEstimado,
  })),
});

export const depositAnswerOf = (terms: TerminosDeDeposito, result: PagadoEnDiasHabiles): DepositAnswer => ({
  moneda: terms.moneda,
  tasa_anual: terms.tasaAnual,
  interes_bruto: result.interesBruto,
  rc_iva: result.rcIva,
  interes_liquido: result.interesLiquido,
  total_a_recibir: result.totalARecibir,
  vencimiento: result.vencimiento,
  vencimiento_estimado: result.vencimientoEstimado,
  pagos: result.pagos.map(({ rcIva, ...pago }) => ({ ...pago, rc_iva: rcIva })),
});

export const savingsAnswerOf = (terms: AhorroPedido, result: ReturnType<typeof cajaDeAhorro>): SavingsAnswer => ({
  moneda: terms.moneda,
  tasa_anual: terms.tasaAnual,
  interes_bruto: result.interesBruto,
  rc_iva: result.rcIva,
  interes_liquido: result.interesLiquido,
  saldo_final: result.saldoFinal,
});
