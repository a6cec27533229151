import { ClientDisconnected } from '../database/pool/onPool.js';

/**
 * Maps a premature close of the response stream to ClientDisconnected, which is not logged as an error; rethrows anything else.
 */
export const rethrowDisconnect = (error: unknown): never => {
  const isEarly = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  throw isEarly ? new ClientDisconnected('', { cause: error }) : error;
};
