import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Received } from './startReceiver.js';

/** Verifies a signature like any receiver of Standard Webhooks, with the headers and raw body only. */
export function verify(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const received = Buffer.from(signature, 'base64');
      return version === 'v1' && received.length === expected.length && timingSafeEqual(received, expected);
    });
}
