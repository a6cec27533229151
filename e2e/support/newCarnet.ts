import { randomInt } from 'node:crypto';

/** Returns an unused identity card number: complaints are limited by document and hour. */
export const newCarnet = (): string => String(randomInt(1_000_000, 99_999_999));
