import type { Entidad } from '@coop/domain/entidad';
import type { Config } from '../config.js';
import { siteOptionsOf } from '../site/siteOptionsOf.js';

/** In whose name mails go out, and where their links lead. */
export type Sender = { entidad: Entidad; origin: string; address: string };

/** The sender of the settings. What is only written to a folder may come from an address that does not exist. */
export function senderOf(config: Config): Sender {
  const { origin, admin } = siteOptionsOf(config);
  const { entidad } = admin;
  return { entidad, origin, address: config.MAIL_FROM ?? entidad.correo ?? 'no-responder@localhost.localdomain' };
}
