import type { Entidad } from '@coop/domain/entidad';
import type { Config } from '../../platform/config/config.js';
import { originOf } from '../../platform/config/originOf.js';
import { readEntidad } from '../../platform/config/readEntidad.js';

/** In whose name mails go out, and where their links lead. */
export type Sender = { entidad: Entidad; origin: string; address: string };

/** The sender of the settings. What is only written to a folder may come from an address that does not exist. */
export function senderOf(config: Config): Sender {
  const entidad = readEntidad(config.ENTIDAD_ARCHIVO);
  return {
    entidad,
    origin: originOf(config),
    address: config.MAIL_FROM ?? entidad.correo ?? 'no-responder@localhost.localdomain',
  };
}
