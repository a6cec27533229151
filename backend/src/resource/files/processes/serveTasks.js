import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/**
 * Runs in the child process of a `TaskProcess` and answers each task. The work is done in a worker thread; the main thread
 * notices when the parent is gone and ends a task that hangs.
 * @param {(bytes: Uint8Array) => unknown} work
 */
export function serveTasks(work) {
  if (isMainThread) {
    handOn();
    return;
  }
  parentPort?.on('message', async (bytes) => parentPort?.postMessage({ answer: await work(bytes) }));
  parentPort?.postMessage('ready');
}

function handOn() {
  const [, script = '', ...argv] = process.argv;
  const worker = new Worker(script, { argv });
  worker.on('message', (message) => process.send?.(message));
  worker.on('error', () => process.exit(1)).on('exit', () => process.exit(1));
  process.on('message', (bytes) => worker.postMessage(bytes));
  // SIGKILL, because a normal exit would wait for the libraries' own threads.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
