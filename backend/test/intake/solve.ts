import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Solves a challenge and encodes it with its solution, as a form sends them. */
export const solve = async (challenge: Challenge): Promise<string> =>
  base64({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
