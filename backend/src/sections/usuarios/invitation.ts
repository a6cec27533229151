import { z } from 'zod';

/** The answer to an invitation: an address to hand to its owner in person, used once; a path where no ORIGIN is set. */
export const invitation = z.object({ enlace: z.string() }).meta({ id: 'Invitacion' });

export type Invitation = z.output<typeof invitation>;
