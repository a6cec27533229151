import type { Rol } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';

export type Account = { rol: Rol; email: string; clave: string };

/** What the server tells the page when it serves it: nothing secret, nothing built in. */
export type Settings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  entidad: Entidad;
  /** That anybody may enter with: the demonstration's. */
  cuentas: readonly Account[];
};

export const settings = JSON.parse(document.getElementById('configuracion')?.textContent ?? '') as Settings;
