import { createHmac, randomBytes } from 'node:crypto';
import { pathOfEvent } from '@coop/domain';
import type { AvisoEnviado } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { type Config, originOf } from '../../platform/config/settings.js';
import type { Entrega, Receptor } from '../../platform/database/schema/systems.js';
import { OpenNetworks } from '../../platform/outgoing/open-networks.js';
import { OutgoingFault, postOnce } from '../../platform/outgoing/postOnce.js';

/** Prefix of the Standard Webhooks specification, for its libraries. */
const PREFIX = 'whsec_';

/** Generates a 256-bit secret: `whsec_…`, base64. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Signed content: delivery id, time of the attempt (seconds since 1970) and exact body. */
type SignedMessage = { id: string; timestamp: number; body: string };

/** Returns the `webhook-signature` header: one `v1,…` per secret, separated by spaces. */
const signatureOf = (secrets: readonly string[], { id, timestamp, body }: SignedMessage): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');

/** Timeout of a delivery, including DNS and connection. */
const TIMEOUT_MS = 10_000;

/** Result of an attempt: HTTP status, if any, and the failure, if any. */
export type CallResult = { status: number | null; fault?: string };

@Injectable()
export class WebhookCaller {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly networks: OpenNetworks,
  ) {}

  async call(direccion: string, receptor: Receptor, entrega: Entrega): Promise<CallResult> {
    const now = Date.now();
    const body = JSON.stringify(payloadOf(entrega, originOf(this.config)));
    const timestamp = Math.floor(now / 1_000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Cooperativa-Avisos/1',
      'webhook-id': entrega.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secretsOf(receptor, now), { id: entrega.id, timestamp, body }),
    };
    try {
      const url = new URL(direccion);
      const status = await postOnce({ url, headers, body, timeoutMs: TIMEOUT_MS }, this.networks);
      return { status, ...(isSuccess(status) ? {} : { fault: faultOf(status) }) };
    } catch (error) {
      if (error instanceof OutgoingFault) return { status: null, fault: error.message };
      throw error;
    }
  }
}

function secretsOf({ secreto, anterior, anteriorHasta }: Receptor, now: number): string[] {
  const both = anterior !== null && anteriorHasta !== null && Date.parse(anteriorHasta) > now;
  return both ? [secreto, anterior] : [secreto];
}

const isSuccess = (status: number) => status >= 200 && status < 300;

const faultOf = (status: number) =>
  status >= 300 && status < 400
    ? `Respondió ${status}: lleva a otra dirección, y no se sigue. Escriba la definitiva.`
    : `Respondió ${status}`;

/** Builds the payload, the same at each attempt: event, row and its URL, without the row's content. */
const payloadOf = (
  { id, tipo, creadoEn, seccion, registro, versionRegistro }: Entrega,
  origin: string,
): AvisoEnviado => ({
  id,
  type: tipo,
  timestamp: creadoEn,
  data: { seccion, id: registro, version: versionRegistro, href: `${origin}/api/${pathOfEvent(seccion, registro)}` },
});
