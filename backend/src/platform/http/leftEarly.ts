import { AskerLeft } from '../database/pool/asker.js';

/** To be what a stream to whoever asks fails with: those who left before its end are no fault of ours, and nothing is answered them. */
export const leftEarly = (error: unknown): never => {
  const isEarly = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  throw isEarly ? new AskerLeft('', { cause: error }) : error;
};
