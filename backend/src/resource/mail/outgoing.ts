import type { Correo } from '../../platform/database/schema/correos.js';

/** A mail ready to send. */
export type Outgoing = Pick<Correo, 'id' | 'para' | 'asunto' | 'hilo' | 'texto' | 'html' | 'creadoEn'> & {
  /** Ids of the earlier mails in its thread, oldest first. */
  anteriores: readonly string[];
  adjuntos: readonly { nombre: string; mime: string; bytes: Buffer }[];
};
