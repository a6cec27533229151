import { z } from 'zod';
import { units } from './periods.js';

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista que hay detrás' });
const line = z.object({ clave: z.string(), etiqueta: z.string(), cantidad: z.int(), enlace });
const period = z.object({ desde: z.iso.date(), hasta: z.iso.date() });
const score = {
  cantidad: z.int(),
  media: z.number().nullable().meta({ description: 'De 1 a 5; vacía con menos de 5 respuestas' }),
  recomiendan: z.int().meta({ description: 'Cuántos contestaron si nos recomendarían' }),
  nps: z.int().nullable().meta({ description: 'De −100 a 100; vacío con menos de 5 respuestas' }),
  enlace,
};

const cases = z.object({
  seccion: z.string(),
  etiqueta: z.string(),
  periodos: z.array(period.extend({ recibidos: line.omit({ clave: true }), respondidos: line.omit({ clave: true }) })),
  grupos: z.array(z.object({ clave: z.string(), etiqueta: z.string(), filas: z.array(line) })),
  respuesta: z.object({
    cantidad: z.int(),
    diasHabiles: z.number().nullable().meta({ description: 'Promedio, con un decimal' }),
    conPlazo: z.int(),
    dentroDelPlazo: z.int(),
  }),
});

const funnel = z.object({ seccion: z.string(), etiqueta: z.string(), filas: z.array(line) });

const ratings = z.object({
  seccion: z.string(),
  etiqueta: z.string(),
  total: z.object(score),
  distribucion: z.array(line).nullable(),
  agencias: z.array(z.object({ clave: z.string().nullable(), etiqueta: z.string(), ...score })),
  periodos: z.array(period.extend(score)),
});

/** How things went in the last twelve months or weeks, of what the role may read. */
export const trendsAnswer = z.object({
  por: z.enum(units),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  casos: z.array(cases),
  embudo: funnel.optional(),
  calificaciones: ratings.optional(),
});

export type TrendsAnswer = z.output<typeof trendsAnswer>;
export type CasesTrend = z.output<typeof cases>;
export type Funnel = z.output<typeof funnel>;
export type RatingsTrend = z.output<typeof ratings>;

/** What is asked. */
export const trendsQuery = z.strictObject({ por: z.enum(units, 'Escriba mes o semana').default('mes') });
