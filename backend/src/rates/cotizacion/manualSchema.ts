import { fields, todayInLaPaz } from '@coop/domain';
import { z } from 'zod';
import { rateSchema } from './rateSchema.js';

const latestDate = () => todayInLaPaz(new Date(Date.now() + 4 * 86_400_000));

/** What an administrador writes to replace the rates for the rest of the day. */
export const manualSchema = z
  .strictObject({
    compra: rateSchema(0.00001),
    venta: rateSchema(0.00001),
    ufv: rateSchema(0),
    fecha: fields.date('Fecha').schema,
    motivo: fields.text('Motivo', { min: 5, max: 200 }).schema,
  })
  .refine(({ compra, venta }) => Number(venta) >= Number(compra), {
    path: ['venta'],
    message: 'La venta no puede ser menor que la compra',
  })
  .refine(({ fecha }) => fecha <= latestDate(), {
    path: ['fecha'],
    message: 'La fecha no puede pasar de cuatro días desde hoy',
  });
