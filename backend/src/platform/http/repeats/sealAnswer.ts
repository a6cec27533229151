import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * An answer as it is kept for whoever sends the same key again: it may hold what people told of themselves, so that nobody reads
 * it without the key, of which we keep a hash alone.
 */
export function sealAnswer(answer: string, key: string, clave: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key, clave), iv);
  return Buffer.concat([iv, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** The answer that `sealAnswer` sealed. Throws for another key. */
export function openAnswer(sealed: string, key: string, clave: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, secretOf(key, clave), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]).toString('utf8');
}

const secretOf = (key: string, clave: string) => Buffer.from(hkdfSync('sha256', key, clave, 'respuesta', 32));
