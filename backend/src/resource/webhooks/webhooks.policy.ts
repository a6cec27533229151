import { type AnySection, eventoOf, sections, typeOfEvent } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Batch } from '../rows/batch.js';
import type { Change } from '../rows/change.js';
import type { SectionPolicy } from '../rows/section-policy.js';
import { type Told, WebhookOutbox } from './webhook-outbox.js';
import { WebhooksRepository } from './webhooks.repository.js';

const { choices } = sections['sitio/avisos-a-sistemas'].fields.secciones;

/** Queues a delivery per change and subscribed webhook, in the transaction of the change; a rollback discards it. */
@Injectable()
export class WebhooksPolicy implements SectionPolicy {
  applies = ({ name }: AnySection) => Object.hasOwn(choices, name);

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly outbox: WebhookOutbox,
  ) {}

  async beforeCommit(changes: readonly Change[], { tx }: Batch) {
    const listening = await this.webhooks.findListening(tx);
    const told = changes.flatMap((change) =>
      listening
        .filter(
          ({ secciones, eventos }) => hears(secciones, change.section.name) && hears(eventos, eventoOf(change.action)),
        )
        .map(({ id }) => toldOf(id, change)),
    );
    await this.outbox.add(told, changes[0]?.staff?.uid ?? null, tx);
  }
}

const hears = (list: readonly string[], name: string) => list.includes(name);

/** Maps a change to an event; a deletion's last version is in the history. */
function toldOf(aviso: string, { section, action, before, after }: Change): Told {
  const [registro, version] = after ? [after.id, after.version] : [before?.id ?? '', (before?.version ?? 0) + 1];
  return { aviso, tipo: typeOfEvent(section.name, action), seccion: section.name, registro, version };
}
