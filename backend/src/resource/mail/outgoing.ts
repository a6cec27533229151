import type { Correo } from '../../platform/database/schema/correos.js';

/** A mail that is about to be sent. */
export type Outgoing = Pick<Correo, 'id' | 'para' | 'asunto' | 'hilo' | 'texto' | 'html' | 'creadoEn'> & {
  /** Identifiers of the mails before it in its conversation, oldest first. */
  anteriores: readonly string[];
  adjuntos: readonly { nombre: string; mime: string; bytes: Buffer }[];
};
