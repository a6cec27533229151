import { createHash, randomBytes } from 'node:crypto';

/** Makes leaked keys recognizable, and distinct from users' tokens. */
const PREFIX = 'clave_';
const KEY = /^clave_[\w-]{43}$/;

export const newMachineKey = (): string => PREFIX + randomBytes(32).toString('base64url');

export const isMachineKey = (token: string): boolean => KEY.test(token);

/** Returns the stored hash of a key. A plain hash is safe, since keys are random. */
export const printOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
