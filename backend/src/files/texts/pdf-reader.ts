import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a document says, and how many pages it has. */
export type PdfText = { paginas: number; texto: string };

const LONGEST_READ_MS = 20_000;
const MOST_MEMORY_MB = 512;
/** More than a report of a hundred pages has. What is beyond is not found by the search. */
const MOST_CHARACTERS = 400_000;

/** Runs apart: a document made to hang or to fill the memory of its reader ends this thread and nothing else. */
const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  const reader = import(workerData.reader);
  parentPort.on('message', async (bytes) => {
    try {
      const { getDocumentProxy, extractText } = await reader;
      const document = await getDocumentProxy(bytes);
      const { totalPages, text } = await extractText(document, { mergePages: true });
      await document.destroy();
      parentPort.postMessage({ paginas: totalPages, texto: text });
    } catch {
      parentPort.postMessage(null);
    }
  });
`;
const reader = pathToFileURL(createRequire(import.meta.url).resolve('unpdf')).href;

/** Reads documents one after another. */
export class PdfReader {
  private worker: Worker | undefined;

  /** Null for what can't be read: damaged, endless, too large. */
  async read(bytes: Buffer): Promise<PdfText | null> {
    const worker = this.worker ?? start();
    this.worker = worker;
    const found = await answerOf(worker, bytes);
    if (found === undefined) await this.close();
    return found ? { paginas: found.paginas, texto: plain(found.texto) } : null;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

function start(): Worker {
  const worker = new Worker(script, {
    eval: true,
    workerData: { reader },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return worker;
}

/** What the thread made of it; undefined when it ended, or took so long that it must be ended. */
function answerOf(worker: Worker, bytes: Buffer): Promise<PdfText | null | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(undefined), LONGEST_READ_MS);
    const settle = (answer: PdfText | null | undefined) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', failed).off('exit', failed);
      resolve(answer);
    };
    const failed = () => settle(undefined);
    worker.once('message', settle).once('error', failed).once('exit', failed);
    worker.postMessage(new Uint8Array(bytes));
  });
}

/** One line, as the search and the database take it. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
