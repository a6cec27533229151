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

/** What a loan costs, instalment by instalment. */
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

/** The instalments that an application was simulated with. */
export const simulatedPlan = z.strictObject({ plan: plan() }).meta({ description: 'El plan, cuota por cuota' });

/** What a term deposit earns. */
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

/** What savings earn that stay untouched. */
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

/** An amount in another currency. */
export const exchangeAnswer = z
  .strictObject({
    monto: amount(),
    moneda: z.string(),
    fecha: z.iso.date().meta({ description: 'De la cotización' }),
  })
  .meta({ description: 'El monto y la fecha de la cotización' });

export type CreditAnswer = z.output<typeof creditAnswer>;
export type DepositAnswer = z.output<typeof depositAnswer>;
export type SavingsAnswer = z.output<typeof savingsAnswer>;
export type ExchangeAnswer = z.output<typeof exchangeAnswer>;
