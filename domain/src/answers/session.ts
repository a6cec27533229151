import { z } from 'zod';
import { menuOf } from '../access/menu.js';
import { roles } from '../language/roles.js';

/** Session of the panel: the user, their landing page, menu and permissions. */
export const session = z
  .strictObject({
    uid: z.string(),
    email: z.string(),
    nombre: z.string(),
    rol: z.enum(roles),
    inicio: z.string().meta({ description: 'Dirección de la primera pantalla del rol' }),
    menu: z.array(z.enum(menuOf.administrador)).meta({ description: 'Entradas del menú, en orden' }),
    permisos: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'Sección → acciones; falta la que el rol no puede leer' }),
  })
  .meta({ description: 'La sesión' });

export type Session = z.output<typeof session>;

/** Single-use invitation link, handed over in person; a path when ORIGIN is not set. */
export const invitation = z
  .strictObject({ enlace: z.string() })
  .meta({ description: 'El enlace, que sirve una vez. No se vuelve a mostrar' });

export type Invitation = z.output<typeof invitation>;
