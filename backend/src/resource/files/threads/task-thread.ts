import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Log } from '../../../platform/logging/log.js';

/** What a thread runs, with what data, and how long a task may take and how much memory of JavaScript the thread may use. */
export type ThreadOptions = {
  script: URL;
  data?: object;
  milliseconds: number;
  megabytes: number;
};

// A thread holds some ten megabytes: where nothing comes it is not kept.
const IDLE_MS = 10_000;

/**
 * One task after another on bytes, in a thread of its own: bytes made to hang or to fill the memory of their reader end
 * that thread and nothing else.
 */
export class TaskThread<Answer> {
  private readonly log = new Log('Threads');
  private readonly queue = pLimit(1);
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ThreadOptions) {}

  /** What the thread answers; undefined when it was ended: too long, too much, or nobody waits for it any more. */
  ask(bytes: Uint8Array, signal?: AbortSignal): Promise<Answer | undefined> {
    return this.queue(async () => {
      if (signal?.aborted) return undefined;
      clearTimeout(this.idle);
      this.worker ??= this.start();
      const answer = await this.answerOf(this.worker, bytes, signal);
      if (answer === undefined) await this.close();
      else this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
      return answer;
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    const { script, data, megabytes } = this.options;
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: true,
      stderr: true,
    });
    // Whose task was given up may still break: what nobody hears would end the process.
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  }

  private answerOf(worker: Worker, bytes: Uint8Array, signal?: AbortSignal): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const settle = (answer?: Answer) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', failed);
        worker.off('message', settle).off('error', broken).off('exit', failed);
        resolve(answer);
      };
      const failed = () => settle();
      const broken = (err: Error & { code?: string }) => {
        if (err.code !== 'ERR_WORKER_OUT_OF_MEMORY') this.log.error('A thread broke', { err });
        settle();
      };
      const timer = setTimeout(failed, this.options.milliseconds);
      signal?.addEventListener('abort', failed);
      worker.once('message', settle).once('error', broken).once('exit', failed);
      worker.postMessage(new Uint8Array(bytes));
    });
  }
}
