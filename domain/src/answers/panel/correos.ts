import { z } from 'zod';

/** Kinds of mail that staff get and may do without: each chooses theirs. What is late is told to everybody whom it concerns. */
export const clasesDeCorreo = ['resumen', 'nuevos', 'asignaciones', 'documentos', 'plazos', 'aprobaciones'] as const;

export type ClaseDeCorreo = (typeof clasesDeCorreo)[number];

/** Which mails somebody does without. */
export const correosPropios = z
  .strictObject({
    apagados: z
      .array(z.enum(clasesDeCorreo, 'Elija una clase de correo'), 'Escriba una lista de clases')
      .max(clasesDeCorreo.length, `Máximo ${clasesDeCorreo.length} clases`)
      .meta({ description: 'Las clases de correo que no le llegan' }),
  })
  .meta({ id: 'CorreosPropios', description: 'Qué avisos le llegan por correo a quien pide' });

export type CorreosPropios = z.output<typeof correosPropios>;
