/**
 * Preloaded into every child (`node --import`): when the channel to the parent closes, however the parent ended
 * (even by kill -9), the child is asked to stop, and is stopped if it does not.
 */
import { isMainThread } from 'node:worker_threads';
import { CHILD_MS } from '../../backend/src/startup/patience.js';

if (isMainThread) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), CHILD_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
