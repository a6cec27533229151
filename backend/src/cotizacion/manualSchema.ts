import { fields, todayInLaPaz } from '@coop/domain';
import { z } from 'zod';

/** A rate as a decimal string of up to five places; a JSON number does too. At most 100 bolivianos. */
const rate = (label: string, min: number) =>
  z.preprocess(
    (given) => (typeof given === 'number' ? String(given) : given),
    fields.decimal(label, { scale: 5, min, max: 100 }).schema,
  );

const latestDate = () => todayInLaPaz(new Date(Date.now() + 4 * 86_400_000));

/** What an administrador writes to replace the rates for the rest of the day. */
export const manualSchema = z
  .strictObject({
    compra: rate('Compra', 0.00001),
    venta: rate('Venta', 0.00001),
    ufv: rate('UFV', 0),
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
