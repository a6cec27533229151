import { type AnySection, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Batch, Change } from '../rows/change.js';
import type { SectionPolicy } from '../rows/section-policy.js';
import { type WebhookEvent, WebhookOutbox } from './webhook-outbox.js';

const { choices } = sections['sitio/avisos-a-sistemas'].fields.secciones;

/** Queues a delivery per change and subscribed webhook, in the transaction of the change; a rollback discards it. */
@Injectable()
export class WebhooksPolicy implements SectionPolicy {
  applies = ({ name }: AnySection) => Object.hasOwn(choices, name);

  constructor(private readonly outbox: WebhookOutbox) {}

  beforeCommit(changes: readonly Change[], { tx }: Batch) {
    return this.outbox.notify(changes.map(eventOf), changes[0]?.staff?.uid ?? null, tx);
  }
}

/** Maps a change to an event; a deletion's last version is in the history. */
function eventOf({ section, action, before, after }: Change): WebhookEvent {
  const [registro, version] = after ? [after.id, after.version] : [before?.id ?? '', (before?.version ?? 0) + 1];
  return { seccion: section.name, action, registro, version };
}
