import { z } from 'zod';

/** Whether a typed phone, e-mail or address belongs to the entity. The response does not echo the input. */
export const contactCheck = z
  .strictObject({
    clase: z.enum(['telefono', 'correo', 'direccion']).meta({ description: 'Lo que parece ser' }),
    nombre: z.string().nullable().meta({ description: 'Qué es de la entidad. Vacío: no es suyo' }),
  })
  .meta({ description: 'Si un teléfono, un correo o una dirección es de la entidad' });

export type ContactCheck = z.output<typeof contactCheck>;
