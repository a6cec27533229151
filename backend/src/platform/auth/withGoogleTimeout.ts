import { withTimeout } from '../clock/withTimeout.js';

/** Timeout in milliseconds; short, because waiting requests hold shared resources. */
const PATIENCE_MS = 3_000;

/**
 * Applies a timeout to a call of Google's sign-in service within a request; rejects as unavailable. Google's library
 * waits minutes for a server that accepts and never answers.
 */
export const withGoogleTimeout = <T>(made: Promise<T>): Promise<T> => withTimeout(PATIENCE_MS, made);
