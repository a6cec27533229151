import { createHmac, randomBytes } from 'node:crypto';

/** As the Standard Webhooks specification has it, so that its libraries take it. */
const PREFIX = 'whsec_';

/** A secret of 256 bits: `whsec_…`, base64. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** What is signed: its identifier, the instant of the attempt (seconds since 1970) and the very body. */
export type Signed = { id: string; timestamp: number; body: string };

/** The value of `webhook-signature`: `v1,…`, one for each secret, separated by spaces. */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
