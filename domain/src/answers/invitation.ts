import { z } from 'zod';

/** Single-use invitation link, handed over in person; a path when ORIGIN is not set. */
export const invitation = z
  .strictObject({ enlace: z.string() })
  .meta({ description: 'El enlace, que sirve una vez. No se vuelve a mostrar' });

export type Invitation = z.output<typeof invitation>;
