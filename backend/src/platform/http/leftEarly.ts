import { AskerLeft } from '../database/pool/asker.js';

/**
 * Maps a premature close of the response stream to AskerLeft, which is not logged as an error; rethrows anything else.
 */
export const leftEarly = (error: unknown): never => {
  const isEarly = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  throw isEarly ? new AskerLeft('', { cause: error }) : error;
};
