import { randomInt } from 'node:crypto';

/** An address that no other test uses: what limits one does not stop the next. */
export const aNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
