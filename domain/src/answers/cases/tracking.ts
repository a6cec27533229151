import { z } from 'zod';
import { reclamoFlow } from '../../sections/reclamos/reclamoFlow.js';

const estados = [...(Object.keys(reclamoFlow.states) as (keyof typeof reclamoFlow.states)[]), 'otro'] as const;

/** Status of a case, looked up by its number and the person's identity document. */
export const caseStatus = z
  .strictObject({
    tipo: z.string().meta({ description: 'Qué es: «Reclamo»' }),
    codigo: z.string(),
    estado: z.string().meta({ description: 'En palabras' }),
    estadoCodigo: z.enum(estados).meta({
      description:
        'El mismo, como lo conoce el panel; «otro», donde se dice solo en palabras: el de lo que no es un reclamo',
    }),
    fechaRecepcion: z.iso.date().meta({ description: 'El día desde el que cuenta el plazo' }),
    tienePlazo: z.boolean().meta({ description: 'Se responde en un plazo' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'El de la respuesta, mientras se espera' }),
    estimada: z.boolean().meta({ description: 'La fecha límite todavía puede moverse' }),
  })
  .meta({ description: 'Estado de un caso' });

export type CaseStatus = z.output<typeof caseStatus>;
