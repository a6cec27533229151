import { isIP } from 'node:net';
import { type AnyRow, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { isLoopback } from '../../platform/config/faults.js';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData } from '../../platform/http/problem.js';
import { faultOfEnd } from '../../platform/machines/machineKey.js';
import { OpenNetworks } from '../../platform/outgoing/open-networks.js';
import type { Change } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { DeliveriesRepository } from '../../resource/webhooks/deliveries.repository.js';
import { WebhooksRepository } from '../../resource/webhooks/webhooks.repository.js';

const section = sections['sitio/avisos-a-sistemas'];

/** Every change is sent to each active webhook. */
const MAX_ACTIVE = 20;

/** Validates a webhook’s URL and end date, limits the active ones, and abandons the deliveries of an inactive one. */
@Injectable()
export class AvisosPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(
    private readonly networks: OpenNetworks,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async beforeWrite({ before, after }: Change, tx: Database): Promise<void> {
    if (!after) return;
    const errors = {
      ...(before?.direccion === after.direccion ? {} : faultOfAddress(String(after.direccion), this.networks)),
      ...(before?.venceEn === after.venceEn ? {} : faultOfEnd(String(after.venceEn))),
      ...(isActive(after) && !isActive(before) ? await this.faultOfCount(tx) : {}),
    };
    if (Object.keys(errors).length > 0) throw invalidData(errors);
  }

  async afterWrite({ before, after }: Change, tx: Database): Promise<void> {
    if (after && isActive(before) && !isActive(after))
      await this.deliveries.abandonAll(after.id, 'El aviso no está activo.', tx);
  }

  private async faultOfCount(tx: Database): Promise<Record<string, string>> {
    // Serializes concurrent activations, so that the second counts the first.
    await lockNamed(section.name, tx);
    const active = await this.webhooks.countActive(tx);
    return active < MAX_ACTIVE ? {} : { nombre: `Ya hay ${MAX_ACTIVE} avisos activos: apague alguno` };
  }
}

const isActive = (row: AnyRow | undefined) => row?.estado === 'activo';

/** `localhost`, its subdomains, and both with a trailing dot (RFC 6761): always the loopback interface. */
const NAMES_OF_THIS_MACHINE = /(^|\.)localhost\.?$/;

/** Returns the faults of a webhook's URL. DNS is resolved at each delivery, because it may change. */
function faultOfAddress(text: string, networks: OpenNetworks): { direccion?: string } {
  if (!URL.canParse(text)) return { direccion: 'Escriba una dirección completa, que empiece con https://' };
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password) return { direccion: 'No lleva usuario ni contraseña: el aviso va firmado' };
  if (hash) return { direccion: 'No lleva «#»: lo que sigue no se envía' };
  const bare = hostname.replace(/^\[|\]$/g, '');
  const address = NAMES_OF_THIS_MACHINE.test(bare) ? '127.0.0.1' : bare;
  if (isIP(address) && !networks.isOpen(address))
    return { direccion: 'Es de una red interna: quien administra el servidor la abre con WEBHOOKS_REDES_INTERNAS' };
  if (protocol !== 'https:' && !isLoopback(hostname)) return { direccion: 'Tiene que empezar con https://' };
  return {};
}
