import type { cajaDeAhorro, PlanDePagos, TerminosDeDeposito } from '@coop/domain/calculators';
import type { AhorroPedido, CreditoPedido, PagadoEnDiasHabiles } from '@coop/domain/simulations';
import { z } from 'zod';

const amount = () => z.string().meta({ examples: ['1757.85'] });
const rate = () => z.string().meta({ description: 'En porcentaje', examples: ['16.0000'] });

export const creditAnswer = z.object({
  moneda: z.string(),
  tasa_anual: rate(),
  fecha: z.iso.date().meta({ description: 'Del desembolso' }),
  cuota: amount().meta({ description: 'Capital e interés de la primera cuota que paga capital' }),
  total_intereses: amount(),
  total_seguro: amount(),
  total_cargos: amount(),
  total_pagado: amount(),
  costo_efectivo_anual: rate().nullable().meta({ description: 'Estimado, en porcentaje' }),
  plan: z.array(
    z.object({
      numero: z.int(),
      fecha: z.iso.date(),
      cuota: amount(),
      capital: amount(),
      interes: amount(),
      seguro: amount(),
      cargos: amount(),
      total: amount(),
      saldo: amount(),
    }),
  ),
});

export const depositAnswer = z.object({
  moneda: z.string(),
  tasa_anual: rate(),
  interes_bruto: amount(),
  rc_iva: amount(),
  interes_liquido: amount(),
  total_a_recibir: amount(),
  vencimiento: z.iso.date().meta({ description: 'Si no es hábil, el siguiente día hábil' }),
  vencimiento_estimado: z.boolean().meta({ description: 'Faltan los feriados de su año: puede moverse' }),
  pagos: z.array(
    z.object({
      numero: z.int(),
      fecha: z.iso.date(),
      estimado: z.boolean(),
      dias: z.int(),
      interes: amount(),
      rc_iva: amount(),
      liquido: amount(),
    }),
  ),
});

export const savingsAnswer = z.object({
  moneda: z.string(),
  tasa_anual: rate(),
  interes_bruto: amount(),
  rc_iva: amount(),
  interes_liquido: amount(),
  saldo_final: amount(),
});

export const exchangeAnswer = z.object({
  monto: amount(),
  moneda: z.string(),
  fecha: z.iso.date().meta({ description: 'De la cotización' }),
});

export const creditAnswerOf = (terms: CreditoPedido, plan: PlanDePagos): z.output<typeof creditAnswer> => ({
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

export const depositAnswerOf = (
  terms: TerminosDeDeposito,
  result: PagadoEnDiasHabiles,
): z.output<typeof depositAnswer> => ({
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

export const savingsAnswerOf = (
  terms: AhorroPedido,
  result: ReturnType<typeof cajaDeAhorro>,
): z.output<typeof savingsAnswer> => ({
  moneda: terms.moneda,
  tasa_anual: terms.tasaAnual,
  interes_bruto: result.interesBruto,
  rc_iva: result.rcIva,
  interes_liquido: result.interesLiquido,
  saldo_final: result.saldoFinal,
});
