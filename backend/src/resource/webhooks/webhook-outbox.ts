import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/database.js';
import { notify } from '../../platform/database/notices/notify.js';
import type { Entrega } from '../../platform/database/schema/entregas.js';
import { DeliveriesRepository } from './deliveries.repository.js';

/** On which the database tells that there is something to send. */
export const WEBHOOKS_CHANNEL = 'avisos';

/** What is told to whom: what happened to a row, as it was left. */
export type Told = { aviso: string; tipo: string; seccion: string; registro: string; version: number };

/** Where what other systems are told is left, in the transaction of what it tells of: neither is there without the other. */
@Injectable()
export class WebhookOutbox {
  constructor(private readonly deliveries: DeliveriesRepository) {}

  /** Gives their identifiers, in the same order. */
  async add(told: readonly Told[], autor: string | null, tx: Database): Promise<string[]> {
    if (told.length === 0) return [];
    const now = new Date().toISOString();
    const added = told.map((one) => deliveryOf(one, autor, now));
    await this.deliveries.add(added, tx);
    await this.wake(tx);
    return added.map(({ id }) => id);
  }

  /** Tells whoever sends, in any process, once the transaction is committed. */
  wake(tx: Database): Promise<void> {
    return notify(tx, WEBHOOKS_CHANNEL, '');
  }
}

const deliveryOf = ({ aviso, tipo, seccion, registro, version }: Told, autor: string | null, now: string) => ({
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
