import { randomInt } from 'node:crypto';

/** Returns an address that no other test uses, so rate limits are not shared. */
export const randomNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
