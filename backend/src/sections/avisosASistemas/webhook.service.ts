import { type AnyRow, PRUEBA, sections } from '@coop/domain';
import type { QueuedDelivery, WebhookSecret } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { newWebhookSecret } from '../../resource/webhooks/webhook-caller.js';
import { WebhookOutbox } from '../../resource/webhooks/webhook-outbox.js';
import { WebhooksRepository } from '../../resource/webhooks/webhooks.repository.js';

const avisos = sections['sitio/avisos-a-sistemas'];
/** Overlap in which deliveries are also signed with the previous secret, so that the receiver can rotate it. */
const BOTH_MS = 24 * 3_600_000;

@Injectable()
export class WebhookService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly resources: ResourceService,
    private readonly webhooks: WebhooksRepository,
    private readonly outbox: WebhookOutbox,
    private readonly history: HistoryRepository,
  ) {}

  async createSecret(staff: Staff, id: string): Promise<WebhookSecret> {
    const row = await this.active(staff, id);
    const secreto = newWebhookSecret();
    const anteriorHasta = new Date(Date.now() + BOTH_MS).toISOString();
    const hadOne = await this.database.transaction(async (tx) => {
      const had = await this.webhooks.storeSecret(id, secreto, anteriorHasta, staff.uid, tx);
      await this.note('crearSecreto', row, staff, {}, tx);
      return had;
    });
    return { secreto, anteriorHasta: hadOne ? anteriorHasta : null };
  }

  async try(staff: Staff, id: string): Promise<QueuedDelivery> {
    const row = await this.active(staff, id);
    if (!(await this.webhooks.hasSecret(id)))
      throw new Problem('transicion_invalida', 'Todavía no tiene un secreto con que firmar: créelo primero.');
    const notice = { aviso: id, tipo: PRUEBA, seccion: avisos.name, registro: id, version: row.version };
    const [entrega = ''] = await this.database.transaction(async (tx) => {
      const deliveries = await this.outbox.add([notice], staff.uid, tx);
      await this.webhooks.endRest(id, tx);
      await this.note('probar', row, staff, { entrega: deliveries[0] }, tx);
      return deliveries;
    });
    return { entrega };
  }

  private async active(staff: Staff, id: string): Promise<AnyRow> {
    requirePermission(staff, 'editar', avisos);
    const row = await this.resources.stored(avisos, id, staff);
    if (row.estado !== 'activo')
      throw new Problem('transicion_invalida', 'Este aviso no está activo: enciéndalo primero.');
    return row;
  }

  private note(
    action: 'crearSecreto' | 'probar',
    row: AnyRow,
    staff: Staff,
    more: object,
    tx: Database,
  ): Promise<void> {
    const data = { registro: row.id, ...more };
    return this.history.addEvent(avisos, action, avisos.title(row as never), staff, data, tx);
  }
}
