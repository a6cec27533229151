import { z } from 'zod';

/** Kinds of staff e-mail that each user may turn off. Overdue notices cannot be turned off. */
export const clasesDeCorreo = ['resumen', 'nuevos', 'asignaciones', 'documentos', 'plazos', 'aprobaciones'] as const;

export type ClaseDeCorreo = (typeof clasesDeCorreo)[number];

/** Kinds of e-mail that a user has turned off. */
export const correosPropios = z
  .strictObject({
    apagados: z
      .array(z.enum(clasesDeCorreo, 'Elija una clase de correo'), 'Escriba una lista de clases')
      .max(clasesDeCorreo.length, `Máximo ${clasesDeCorreo.length} clases`)
      .meta({ description: 'Las clases de correo que no le llegan' }),
  })
  .meta({ id: 'CorreosPropios', description: 'Qué avisos le llegan por correo a quien pide' });

export type CorreosPropios = z.output<typeof correosPropios>;
