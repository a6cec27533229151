import { z } from 'zod';

/** An address to hand to its owner in person, used once; a path where no ORIGIN is set. */
export const invitation = z
  .strictObject({ enlace: z.string() })
  .meta({ description: 'El enlace, que sirve una vez. No se vuelve a mostrar' });

export type Invitation = z.output<typeof invitation>;
