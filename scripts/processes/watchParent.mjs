/**
 * Preloaded into every child (`node --import`): stops the child when the parent ends, even by kill -9, and kills it
 * after a timeout.
 */
import { isMainThread } from 'node:worker_threads';
import { CHILD_MS } from '../../backend/src/startup/patience.js';

if (isMainThread) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), CHILD_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
