/**
 * For the process that a `TaskProcess` starts: answers each of its tasks with what comes of its bytes.
 * @param {(bytes: Uint8Array) => unknown} work
 */
export function serveTasks(work) {
  process.on('message', async (bytes) => process.send?.({ answer: await work(/** @type {Uint8Array} */ (bytes)) }));
  process.send?.('ready');
}
