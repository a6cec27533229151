import { z } from 'zod';

/** Response of `GET /api/cotizacion`. The rates are numbers because the specification's client expects them. */
export const cotizacion = z
  .strictObject({
    cotizaciones: z.strictObject({ venta: z.number(), compra: z.number(), ufv: z.number() }),
    fecha: z.iso.date().meta({ description: 'El primer día en que rige' }),
    actualizadoEn: z.iso.datetime(),
    fuente: z.enum(['bcb', 'manual', 'semilla']).meta({ description: 'Banco central, una persona o la demostración' }),
    desactualizado: z.boolean().meta({ description: 'Pasaron más de tres días hábiles desde su fecha' }),
  })
  .meta({ description: 'La que rige, en bolivianos' });

/** The one error body that the specification defines instead of a problem: no rates were ever stored. */
export const noCotizacion = z
  .strictObject({ error: z.literal('Error al obtener los datos') })
  .meta({ description: 'Nunca se obtuvo ninguna' });

export type Cotizacion = z.output<typeof cotizacion>;
export type NoCotizacion = z.output<typeof noCotizacion>;
