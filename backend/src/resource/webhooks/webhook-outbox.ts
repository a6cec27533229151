import { eventoOf, typeOfEvent } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/database.js';
import { notify } from '../../platform/database/notices.js';
import type { Entrega } from '../../platform/database/schema/systems.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { WebhooksRepository } from './webhooks.repository.js';

export const WEBHOOKS_CHANNEL = 'avisos';

export type WebhookNotice = { aviso: string; tipo: string; seccion: string; registro: string; version: number };

export type WebhookEvent = { seccion: string; action: string; registro: string; version: number };

/** Transactional outbox: deliveries commit with their change. */
@Injectable()
export class WebhookOutbox {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** Adds a delivery per event and webhook subscribed to it. */
  async notify(events: readonly WebhookEvent[], autor: string | null, tx: Database): Promise<void> {
    const listening = await this.webhooks.findListening(tx);
    const notices = events.flatMap(({ action, ...event }) =>
      listening
        .filter(({ secciones, eventos }) => matches(secciones, event.seccion) && matches(eventos, eventoOf(action)))
        .map(({ id }) => ({ aviso: id, tipo: typeOfEvent(event.seccion, action), ...event })),
    );
    await this.add(notices, autor, tx);
  }

  async add(notices: readonly WebhookNotice[], autor: string | null, tx: Database): Promise<string[]> {
    if (notices.length === 0) return [];
    const now = new Date().toISOString();
    const added = notices.map((one) => deliveryOf(one, autor, now));
    await this.deliveries.add(added, tx);
    await this.wake(tx);
    return added.map(({ id }) => id);
  }

  wake(tx: Database): Promise<void> {
    return notify(tx, WEBHOOKS_CHANNEL, '');
  }
}

const matches = (list: readonly string[], name: string) => list.includes(name);

const deliveryOf = ({ aviso, tipo, seccion, registro, version }: WebhookNotice, autor: string | null, now: string) => ({
  id: uuidv7(),
  version: 1,
  aviso,
  tipo,
  seccion,
  registro,
  versionRegistro: version,
  estado: 'pendiente' satisfies Entrega['estado'] as Entrega['estado'],
  proximoIntento: now,
  creadoEn: now,
  creadoPor: autor,
  actualizadoEn: now,
  actualizadoPor: autor,
});
