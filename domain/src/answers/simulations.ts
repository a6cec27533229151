import { z } from 'zod';

const amount = () => z.string().meta({ examples: ['1757.85'] });
const rate = () => z.string().meta({ description: 'En porcentaje', examples: ['16.0000'] });

const plan = () =>
  z.array(
    z.strictObject({
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
  );

/** Cost of a loan, with its payment plan. */
export const creditAnswer = z
  .strictObject({
    moneda: z.string(),
    tasa_anual: rate(),
    fecha: z.iso.date().meta({ description: 'Del desembolso' }),
    cuota: amount().meta({ description: 'Capital e interés de la primera cuota que paga capital' }),
    total_intereses: amount(),
    total_seguro: amount(),
    total_cargos: amount(),
    total_pagado: amount(),
    costo_efectivo_anual: rate().nullable().meta({ description: 'Estimado, en porcentaje' }),
    plan: plan(),
  })
  .meta({ description: 'El plan, cuota por cuota' });

/** Payment plan with which an application was simulated. */
export const simulatedPlan = z.strictObject({ plan: plan() }).meta({ description: 'El plan, cuota por cuota' });

/** Yield of a term deposit. */
export const depositAnswer = z
  .strictObject({
    moneda: z.string(),
    tasa_anual: rate(),
    interes_bruto: amount(),
    rc_iva: amount(),
    interes_liquido: amount(),
    total_a_recibir: amount(),
    vencimiento: z.iso.date().meta({ description: 'Si no es hábil, el siguiente día hábil' }),
    vencimiento_estimado: z.boolean().meta({ description: 'Faltan los feriados de su año: puede moverse' }),
    pagos: z.array(
      z.strictObject({
        numero: z.int(),
        fecha: z.iso.date(),
        estimado: z.boolean(),
        dias: z.int(),
        interes: amount(),
        rc_iva: amount(),
        liquido: amount(),
      }),
    ),
  })
  .meta({ description: 'Interés, retención y vencimiento' });

/** Largest loan for a monthly payment capacity. */
export const capacityAnswer = z
  .strictObject({
    moneda: z.string(),
    tasa_anual: rate(),
    parte_del_ingreso: rate(),
    cuota_posible: amount().meta({ description: 'Por mes: esa parte del ingreso, menos las otras cuotas' }),
    monto: amount().nullable().meta({ description: 'El mayor, de cien en cien; null si no alcanza para el mínimo' }),
    cuota: amount().nullable().meta({ description: 'La más alta de sus cuotas' }),
    total_pagado: amount().nullable(),
  })
  .meta({ description: 'El monto que cabe en un ingreso' });

/** Savings of an early payment. */
export const advanceAnswer = z
  .strictObject({
    moneda: z.string(),
    tasa_anual: rate(),
    ahorro: amount().meta({ description: 'Lo que se paga de menos en intereses, seguro y cargos' }),
    cuotas_menos: z.int(),
    cuota_antes: amount().meta({ description: 'La siguiente, sin el adelanto' }),
    cuota_despues: amount().meta({ description: 'La siguiente, con él; 0.00 si no queda ninguna' }),
    plan: plan().meta({ description: 'Lo que queda por pagar' }),
  })
  .meta({ description: 'Lo que cambia un pago adelantado' });

/** Ladder of term deposits. */
export const ladderAnswer = z
  .strictObject({
    moneda: z.string(),
    interes_liquido: amount(),
    depositos: z.array(
      z.strictObject({
        monto: amount(),
        plazo_dias: z.int(),
        tasa_anual: rate(),
        interes_liquido: amount(),
        total_a_recibir: amount(),
        vencimiento: z.iso.date().meta({ description: 'Si no es hábil, el siguiente día hábil' }),
        vencimiento_estimado: z.boolean(),
      }),
    ),
  })
  .meta({ description: 'Cada depósito de la escalera' });

/** Yield of a savings account without movements. */
export const savingsAnswer = z
  .strictObject({
    moneda: z.string(),
    tasa_anual: rate(),
    interes_bruto: amount(),
    rc_iva: amount(),
    interes_liquido: amount(),
    saldo_final: amount(),
  })
  .meta({ description: 'Interés, retención y saldo' });

/** Amount converted to another currency. */
export const exchangeAnswer = z
  .strictObject({
    monto: amount(),
    moneda: z.string(),
    fecha: z.iso.date().meta({ description: 'De la cotización' }),
  })
  .meta({ description: 'El monto y la fecha de la cotización' });

export type CreditAnswer = z.output<typeof creditAnswer>;
export type DepositAnswer = z.output<typeof depositAnswer>;
export type CapacityAnswer = z.output<typeof capacityAnswer>;
export type AdvanceAnswer = z.output<typeof advanceAnswer>;
export type LadderAnswer = z.output<typeof ladderAnswer>;
export type SavingsAnswer = z.output<typeof savingsAnswer>;
export type ExchangeAnswer = z.output<typeof exchangeAnswer>;
