import type { Rol } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';

export type Account = { rol: Rol; email: string; clave: string };

/** Public runtime settings that the server embeds in the page. */
export type Settings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  entidad: Entidad;
  /** Public demo accounts. */
  cuentas: readonly Account[];
};

export const settings = JSON.parse(document.getElementById('configuracion')?.textContent ?? '') as Settings;
