import { z } from 'zod';
import { reclamoFlow } from '../../sections/reclamos/reclamoFlow.js';

const estados = Object.keys(reclamoFlow.states) as (keyof typeof reclamoFlow.states)[];

/** Where a complaint stands, for whoever made it. */
export const tracked = z
  .strictObject({
    codigo: z.string(),
    estado: z.string().meta({ description: 'En palabras' }),
    estadoCodigo: z.enum(estados).meta({ description: 'El mismo, como lo conoce el panel' }),
    fechaRecepcion: z.iso.date().meta({ description: 'El día desde el que cuenta el plazo' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'El de la respuesta, mientras se espera' }),
    estimada: z.boolean().meta({ description: 'La fecha límite todavía puede moverse' }),
  })
  .meta({ description: 'Estado del reclamo' });

export type Tracked = z.output<typeof tracked>;
