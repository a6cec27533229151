import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of the Standard Webhooks specification, for its libraries. */
const PREFIX = 'whsec_';

/** Generates a 256-bit secret: `whsec_…`, base64. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Signed content: delivery id, time of the attempt (seconds since 1970) and exact body. */
export type Signed = { id: string; timestamp: number; body: string };

/** Returns the `webhook-signature` header: one `v1,…` per secret, separated by spaces. */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
