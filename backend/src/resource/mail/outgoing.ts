import type { Correo } from '../../platform/database/schema/correos.js';

/** A mail that is about to be sent. */
export type Outgoing = Pick<Correo, 'id' | 'para' | 'asunto' | 'texto' | 'html' | 'creadoEn'> & {
  adjuntos: readonly { nombre: string; mime: string; bytes: Buffer }[];
};
