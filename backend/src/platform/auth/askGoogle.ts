import { within } from '../clock/within.js';

/** Whoever waits for it may hold what others wait for: in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * What Google's sign-in service answers to a question on the way of a request, soon; rejects as what is away does. Its library waits for minutes
 * for one that accepts and says nothing.
 */
export const askGoogle = <T>(made: Promise<T>): Promise<T> => within(PATIENCE_MS, made);
