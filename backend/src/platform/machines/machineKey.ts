import { createHash, randomBytes } from 'node:crypto';

/** So that whoever finds one knows what it is, and no token of a person is taken for one. */
const PREFIX = 'clave_';
const KEY = /^clave_[\w-]{43}$/;

export const newMachineKey = (): string => PREFIX + randomBytes(32).toString('base64url');

export const isMachineKey = (token: string): boolean => KEY.test(token);

/** What is kept of a key: nobody can guess one, so that a plain hash of it tells nothing. */
export const printOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
