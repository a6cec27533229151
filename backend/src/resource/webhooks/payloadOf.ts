import type { AvisoEnviado } from '@coop/domain/answers';
import type { Entrega } from '../../platform/database/schema/entregas.js';

/** What is sent, the same at each attempt: what happened to which row and where it is read, and nothing of what it says. */
export const payloadOf = (
  { id, tipo, creadoEn, seccion, registro, versionRegistro }: Entrega,
  origin: string,
): AvisoEnviado => ({
  id,
  type: tipo,
  timestamp: creadoEn,
  data: { seccion, id: registro, version: versionRegistro, href: `${origin}/api/${seccion}/${registro}` },
});
