import type { MenuEntry, Rol } from '@coop/domain';
import { httpClient } from '../api/httpClient';

/** Who signed in and what they may do, as the server says. `permisos`: section → actions. */
export type Yo = {
  uid: string;
  email: string;
  nombre: string;
  rol: Rol;
  /** Address where this role starts. */
  inicio: string;
  menu: MenuEntry[];
  permisos: Record<string, string[] | undefined>;
};

/** Reads it for the signed-in user. Throws HttpError: 403 when the user has no role here. */
export const getYo = async (): Promise<Yo> => (await httpClient('/api/yo')).json as Yo;
