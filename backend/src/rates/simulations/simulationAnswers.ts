import type { CreditAnswer, DepositAnswer, SavingsAnswer } from '@coop/domain/answers';
import type { cajaDeAhorro, PlanDePagos, TerminosDeDeposito } from '@coop/domain/calculators';
import type { AhorroPedido, CreditoPedido, PagadoEnDiasHabiles } from '@coop/domain/simulations';

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
