import { sections } from '@coop/domain';
import type { EstadoLote } from '@coop/domain/sections/saldos/estadosLote';
import type { WebhookEvent } from '../../../resource/webhooks/webhook-outbox.js';
import type { Lote } from './lotes.repository.js';

/**
 * Returns the webhook event of a batch that changed its state now: `saldos.vigente`, `saldos.con_errores`…
 *
 * Batches have no version; the seconds since the upload grow with each change, as a version does.
 */
export const loteEvent = ({ id, cargadoEn }: Pick<Lote, 'id' | 'cargadoEn'>, estado: EstadoLote): WebhookEvent => ({
  seccion: sections.saldos.name,
  action: estado,
  registro: id,
  version: 1 + Math.max(0, Math.floor((Date.now() - Date.parse(cargadoEn)) / 1_000)),
});
