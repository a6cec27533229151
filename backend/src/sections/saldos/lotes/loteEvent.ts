import { sections } from '@coop/domain';
import type { EstadoLote } from '@coop/domain/sections/saldos/estadosLote';
import type { WebhookEvent } from '../../../resource/webhooks/webhook-outbox.js';
import type { Lote } from './lotes.repository.js';

/** `saldos.vigente`, `saldos.con_errores`…; seconds since the upload stand for a version. */
export const loteEvent = ({ id, cargadoEn }: Pick<Lote, 'id' | 'cargadoEn'>, estado: EstadoLote): WebhookEvent => ({
  seccion: sections.saldos.name,
  action: estado,
  registro: id,
  version: 1 + Math.max(0, Math.floor((Date.now() - Date.parse(cargadoEn)) / 1_000)),
});
