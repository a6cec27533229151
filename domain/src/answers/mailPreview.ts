import { z } from 'zod';

const bloque = z
  .strictObject({
    tipo: z.enum(['parrafo', 'datos', 'cita', 'enlace']),
    texto: z.string(),
    datos: z.array(z.tuple([z.string(), z.string()])),
  })
  .meta({ description: 'Una parte del correo; `datos`, con sus pares' });

/** Preview of an e-mail, with example data. */
export const vistaDeCorreo = z
  .strictObject({
    de: z.string().meta({ description: 'En nombre de quién sale' }),
    asunto: z.string(),
    bloques: z.array(bloque),
    pie: z.array(z.string()),
  })
  .meta({ id: 'VistaDeCorreo', description: 'El correo con datos de ejemplo: nada se envía' });

export type VistaDeCorreo = z.output<typeof vistaDeCorreo>;
