import { z } from 'zod';
import { units } from './tendencias.js';

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista que hay detrás' });
const counted = z.strictObject({ cantidad: z.int(), enlace });

/** Submissions of one form in the last twelve months or weeks, and their response times. */
export const statistics = z
  .strictObject({
    seccion: z.string(),
    etiqueta: z.string(),
    por: z.enum(units),
    periodos: z.array(
      z.strictObject({
        desde: z.iso.date(),
        hasta: z.iso.date(),
        recibidos: counted,
        respondidos: counted.nullable().meta({ description: 'Vacío donde no se responde' }),
      }),
    ),
    tiempos: z
      .strictObject({
        respondidos: z.int(),
        promedio: z.number().nullable().meta({ description: 'Días hábiles, con un decimal' }),
        mediana: z.number().nullable().meta({ description: 'Días hábiles: la mitad se respondió en esos o menos' }),
        conPlazo: z.int(),
        dentroDelPlazo: z.int(),
      })
      .nullable()
      .meta({ description: 'Vacío donde la sección no tiene plazo' }),
    grupos: z.array(
      z.strictObject({
        clave: z.string(),
        etiqueta: z.string(),
        filas: z.array(
          z.strictObject({
            clave: z.string().nullable().meta({ description: 'Vacía: sin ese dato' }),
            etiqueta: z.string(),
            cantidad: z.int(),
            enlace,
            porPeriodo: z.array(z.int()).meta({ description: 'Cuántos en cada uno de `periodos`' }),
          }),
        ),
      }),
    ),
  })
  .meta({ description: 'Las estadísticas de un formulario' });

export type Statistics = z.output<typeof statistics>;
export type StatisticsGroup = Statistics['grupos'][number];
