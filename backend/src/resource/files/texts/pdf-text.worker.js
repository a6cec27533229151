import { parentPort } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

parentPort?.on('message', async (/** @type {Uint8Array} */ bytes) => {
  try {
    const document = await getDocumentProxy(bytes);
    const { totalPages, text } = await extractText(document, { mergePages: true });
    await document.destroy();
    parentPort?.postMessage({ paginas: totalPages, texto: text });
  } catch {
    parentPort?.postMessage(null);
  }
});
