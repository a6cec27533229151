import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LISTEN } from '../../platform/database/database.js';
import type { Listen } from '../../platform/database/notices.js';
import type { Entrega } from '../../platform/database/schema/systems.js';
import { Log } from '../../platform/logging/log.js';
import { DueWork } from '../outbox/due-work.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { type CallResult, WebhookCaller } from './webhook-caller.js';
import { WEBHOOKS_CHANNEL } from './webhook-outbox.js';
import { WebhookRights } from './webhook-rights.js';
import { WebhookStopper } from './webhook-stopper.js';
import { type Aviso, type Lease, WebhooksRepository } from './webhooks.repository.js';

const SENDERS = 8;
/** Lease of a receiver, longer than any attempt; an expired one means that its process died. */
const LEASE_MS = 60_000;
/** HTTP status by which a receiver unsubscribes. */
const HTTP_GONE = 410;

type ClaimedDelivery = { lease: Lease; entrega: Entrega };

/** Sends deliveries at least once, one at a time per receiver, which rests after a failure. */
@Injectable()
export class WebhookDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Log('Webhooks');
  private readonly work = new DueWork<ClaimedDelivery>({
    channel: WEBHOOKS_CHANNEL,
    senders: SENDERS,
    claim: () => this.claim(),
    send: (taken) => this.send(taken),
    findNextDue: () => this.deliveries.findNextDue(),
    failed: (err) => this.log.error('Due webhooks could not be read', { err }),
  });

  constructor(
    @Inject(LISTEN) private readonly listen: Listen,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly rights: WebhookRights,
    private readonly caller: WebhookCaller,
    private readonly stopper: WebhookStopper,
  ) {}

  async onApplicationBootstrap() {
    await this.work.start(this.listen);
  }

  async beforeApplicationShutdown() {
    await this.work.stop();
  }

  private async claim(): Promise<ClaimedDelivery | undefined> {
    for (;;) {
      const now = Date.now();
      const lease = await this.webhooks.claim(at(now), at(now + LEASE_MS), at(now + 2 * LEASE_MS));
      if (!lease) return undefined;
      const entrega = await this.deliveries.claimOf(lease.aviso, at(now));
      if (entrega) return { lease, entrega };
      await this.webhooks.leave(lease, null);
    }
  }

  private async send({ lease, entrega }: ClaimedDelivery) {
    const { aviso, receptor } = await this.webhooks.get(lease.aviso);
    const refusal = await this.rights.findRefusal(aviso, receptor, entrega);
    if (refusal) {
      await this.noteRefusal(entrega, refusal);
      return this.webhooks.leave(lease, null);
    }
    const ended = await this.caller.call(aviso.direccion, receptor, entrega);
    if (ended.fault === undefined) await this.noteReceived(entrega, ended);
    else await this.noteFailure(aviso, receptor.creadoPor, entrega, { ...ended, fault: ended.fault });
    await this.webhooks.leave(lease, ended.fault === undefined ? null : at(Date.now() + PAUSE_MS));
  }

  /** Records a delivery that never will be sent; others may be allowed. */
  private noteRefusal(entrega: Entrega, refusal: string): Promise<void> {
    const ended = { estado: 'fallida', respuesta: null, proximoIntento: null, entregadaEn: null } as const;
    return this.deliveries.note(entrega, { ...ended, ultimoError: refusal }, at(Date.now()));
  }

  private async noteReceived(entrega: Entrega, { status }: CallResult) {
    const now = at(Date.now());
    const done = {
      estado: 'entregada',
      respuesta: status,
      proximoIntento: null,
      entregadaEn: now,
      ultimoError: null,
    } as const;
    await this.deliveries.note(entrega, done, now);
    await this.webhooks.noteDelivery(entrega.aviso, now);
  }

  private async noteFailure(aviso: Aviso, maker: string, entrega: Entrega, { status, fault }: Required<CallResult>) {
    const now = new Date();
    const isLost = aviso.fallaDesde !== null && Date.parse(aviso.fallaDesde) < now.getTime() - PATIENCE_MS;
    const isLast = status === HTTP_GONE || isLost;
    const next = isLast ? null : (nextTry(entrega.intentos ?? 1, now)?.toISOString() ?? null);
    this.log.warn(next ? 'A webhook has to wait' : 'A webhook was given up', {
      delivery: entrega.id,
      next: next ?? undefined,
    });
    const ended = {
      estado: next ? 'pendiente' : 'fallida',
      respuesta: status,
      proximoIntento: next,
      entregadaEn: null,
    } as const;
    await this.deliveries.note(entrega, { ...ended, ultimoError: fault }, now.toISOString());
    await this.webhooks.noteFailure(aviso.id, now.toISOString());
    if (isLast) await this.stopper.stop(aviso, maker, fault);
  }
}

const at = (time: number) => new Date(time).toISOString();

const MINUTE = 60_000;
/** Delay after each failed attempt in ms; one day in total. */
const waits = [1, 5, 30, 120, 360, 920].map((minutes) => minutes * MINUTE);

const PAUSE_MS = 30_000;
/** Duration of continuous failures after which the webhook is stopped. */
const PATIENCE_MS = 5 * 86_400_000;

/** Returns when to retry after that many attempts; undefined when there is no automatic retry left. */
const nextTry = (attempts: number, now: Date): Date | undefined => {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
};

const RETENTION_MS = 30 * 86_400_000;

/** Deletes deliveries older than 30 days. */
@Injectable()
export class DeliveriesRetention {
  constructor(private readonly deliveries: DeliveriesRepository) {}

  run(now: Date): Promise<void> {
    return this.deliveries.forget(new Date(now.getTime() - RETENTION_MS).toISOString());
  }
}
