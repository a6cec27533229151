import { z } from 'zod';

/** Time units of trend charts. */
export const units = ['mes', 'semana'] as const;

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista que hay detrás' });
const line = z.strictObject({ clave: z.string(), etiqueta: z.string(), cantidad: z.int(), enlace });
const period = z.strictObject({
  desde: z.iso.date().meta({ description: 'Primer día' }),
  hasta: z.iso.date().meta({ description: 'Último día' }),
});
const score = z.strictObject({
  cantidad: z.int(),
  media: z.number().nullable().meta({ description: 'De 1 a 5; vacía con menos de 5 respuestas' }),
  recomiendan: z.int().meta({ description: 'Cuántos contestaron si nos recomendarían' }),
  nps: z.int().nullable().meta({ description: 'De −100 a 100; vacío con menos de 5 respuestas' }),
  enlace,
});

const cases = z.strictObject({
  seccion: z.string(),
  etiqueta: z.string(),
  periodos: z.array(period.extend({ recibidos: line.omit({ clave: true }), respondidos: line.omit({ clave: true }) })),
  grupos: z.array(z.strictObject({ clave: z.string(), etiqueta: z.string(), filas: z.array(line) })),
  respuesta: z.strictObject({
    cantidad: z.int(),
    diasHabiles: z.number().nullable().meta({ description: 'Promedio, con un decimal' }),
    conPlazo: z.int(),
    dentroDelPlazo: z.int(),
  }),
});

const funnel = z.strictObject({ seccion: z.string(), etiqueta: z.string(), filas: z.array(line) });

const ratings = z.strictObject({
  seccion: z.string(),
  etiqueta: z.string(),
  total: score,
  distribucion: z.array(line).nullable(),
  agencias: z.array(
    score.extend({ clave: z.string().nullable().meta({ description: 'Vacía: sin agencia' }), etiqueta: z.string() }),
  ),
  periodos: z.array(score.extend(period.shape)),
});

/** Trends of the last twelve months or weeks, limited to the sections that the role may read. */
export const trends = period
  .extend({
    por: z.enum(units),
    casos: z.array(cases),
    embudo: funnel.optional(),
    calificaciones: ratings.optional(),
  })
  .meta({ description: 'Las tendencias de las secciones que el rol lee' });

export type TrendsAnswer = z.output<typeof trends>;
export type Unit = (typeof units)[number];
export type Period = z.output<typeof period>;
export type Line = z.output<typeof line>;
export type Score = z.output<typeof score>;
export type CasesTrend = z.output<typeof cases>;
export type Funnel = z.output<typeof funnel>;
export type RatingsTrend = z.output<typeof ratings>;
