import { canonicalDecimal, decimalSchema, fields, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { z } from 'zod';

const LARGEST = 100;
const PLACES = 5;

/** A rate up to 100 with five places; without thousands, "11.505" is eleven and a half. */
const rateSchema = (min: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    decimalSchema(PLACES, { min, max: LARGEST }, '11,50'),
  );

/** "11,5" → "11.50000". */
export const fivePlaces = (rate: string): string => canonicalDecimal(rate, PLACES, LARGEST);

/** Oldest accepted date, in days before today. */
const MAX_DAYS_BEHIND = 30;

/** Schema of manual rates for the rest of the day. `confirmaSalto` confirms rates far from those in force. */
export const manualSchemaOn = (now = new Date()) => {
  const today = todayInLaPaz(now);
  return (
    z
      .strictObject({
        compra: rateSchema(0.00001),
        venta: rateSchema(0.00001),
        ufv: rateSchema(0),
        fecha: fields.date('Fecha').schema(),
        motivo: fields
          .text('Motivo', { min: 5, max: 200 })
          .schema()
          .meta({ examples: ['La fuente no responde desde ayer'] }),
        confirmaSalto: fields.boolean('Se aleja de la que rige, y está bien').schema().optional(),
      })
      .refine(({ compra, venta }) => Number(venta) >= Number(compra), {
        path: ['venta'],
        message: 'La venta no puede ser menor que la compra',
      })
      // Manual rates apply immediately and until midnight, so a later date makes no sense.
      .refine(({ fecha }) => fecha <= today, {
        path: ['fecha'],
        message:
          'La fecha no puede ser posterior a hoy: esta cotización rige desde que la guarda hasta que termine el día',
      })
      .refine(({ fecha }) => fecha >= addDays(today, -MAX_DAYS_BEHIND), {
        path: ['fecha'],
        message: 'La fecha no puede ser de hace más de treinta días',
      })
  );
};
