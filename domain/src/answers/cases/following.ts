import { z } from 'zod';
import { readCaseNumber } from '../../text/readCaseNumber.js';

/** Private link of a case: its number and its secret key. */
export const privateLink = z.strictObject({
  codigo: z
    .string()
    .overwrite(readCaseNumber)
    .regex(/^[A-Z]{2,5}-\d{4}-\d{1,8}$/, 'El enlace está incompleto')
    .meta({ examples: ['REC-2026-000123'] }),
  llave: z
    .string()
    .overwrite((key) => key.trim().toLowerCase())
    .regex(/^[0-9a-f]{32}$/, 'El enlace está incompleto')
    .meta({ examples: ['0f8fad5bd9cb469fa16570867728950e'] }),
});

/** Opt-in to e-mail notices of each step, for the holder of the private link. */
export const noticesOptIn = privateLink.extend({
  recibir: z.enum(['si', 'no']).meta({ description: 'Si quiere que se le escriba cuando el caso cambia' }),
});

/** Status of a case, for the holder of its private link. */
export const linkedCase = z
  .strictObject({
    tipo: z.string().meta({ description: 'Qué es: «Reclamo»' }),
    codigo: z.string(),
    estado: z.string().meta({ description: 'En palabras' }),
    fechaRecepcion: z.iso.date(),
    tienePlazo: z.boolean().meta({ description: 'Se responde en un plazo' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'El de la respuesta, mientras se espera' }),
    estimada: z.boolean().meta({ description: 'La fecha límite todavía puede moverse' }),
    diasHabiles: z
      .int()
      .nullable()
      .meta({ description: 'Los que faltan hasta la fecha límite; negativos, los que pasaron' }),
    pasos: z
      .array(z.strictObject({ estado: z.string(), fecha: z.iso.date() }))
      .readonly()
      .meta({ description: 'Por dónde pasó, desde que llegó' }),
    enviado: z
      .array(z.strictObject({ etiqueta: z.string(), valor: z.string() }))
      .readonly()
      .meta({ description: 'Lo que escribió; su documento y sus contactos, en parte' }),
    documentos: z
      .array(z.strictObject({ nombre: z.string(), fecha: z.iso.date() }))
      .readonly()
      .meta({ description: 'Los que adjuntó, y el día de cada uno' }),
    admite: z
      .int()
      .nullable()
      .meta({ description: 'Cuántos documentos más puede adjuntar; null, donde el caso no los recibe' }),
    avisos: z.strictObject({ correo: z.string(), activos: z.boolean() }).nullable().meta({
      description: 'Adónde se le escribe cuando el caso cambia, en parte, y si se hace; null, si no dejó correo',
    }),
  })
  .meta({ description: 'Estado y recorrido de un caso, y lo que se envió' });

export type NoticesOptIn = z.output<typeof noticesOptIn>;
export type PrivateLink = z.output<typeof privateLink>;
export type LinkedCase = z.output<typeof linkedCase>;
