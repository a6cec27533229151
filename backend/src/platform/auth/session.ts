import { roles } from '@coop/domain';
import { z } from 'zod';

/** What the panel draws itself from: who is signed in, where they land, what they see and what they may do. */
export const session = z
  .object({
    uid: z.string(),
    email: z.string(),
    nombre: z.string(),
    rol: z.enum(roles),
    /** Path of the first screen of the role. */
    inicio: z.string(),
    /** Entries of the menu, in order: `panel`, or names of sections. */
    menu: z.array(z.string()),
    /** Section → actions. A section that the role may not read is absent. */
    permisos: z.record(z.string(), z.array(z.string())),
  })
  .meta({ id: 'Sesion' });

export type Session = z.output<typeof session>;
