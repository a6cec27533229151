import { z } from 'zod';

/** The answer to an invitation: an address to hand to its owner in person, used once. */
export const invitation = z.object({ enlace: z.url() }).meta({ id: 'Invitacion' });

export type Invitation = z.output<typeof invitation>;
