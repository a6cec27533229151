import { randomInt } from 'node:crypto';

/** The number of an identity card that nobody else uses: few complaints an hour are taken with one. */
export const newCarnet = (): string => String(randomInt(1_000_000, 99_999_999));
