import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a response for replay, because it may hold personal data. Only the client's key decrypts it, and we store
 * only that key's hash.
 */
export function sealAnswer(answer: string, key: string, clave: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key, clave), iv);
  return Buffer.concat([iv, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Decrypts the output of `sealAnswer`. Throws for another key. */
export function openAnswer(sealed: string, key: string, clave: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, secretOf(key, clave), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]).toString('utf8');
}

const secretOf = (key: string, clave: string) => Buffer.from(hkdfSync('sha256', key, clave, 'respuesta', 32));
