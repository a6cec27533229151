import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';

/** How often it is looked at: what allocates fast has a few hundred megabytes more by then. */
const LOOK_MS = 50;
/** Linux tells the processor's time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Whether a process can be watched: only Linux tells what it took. */
const isWatched = process.platform === 'linux';

type Most = { residentMegabytes: number; milliseconds: number };

/**
 * Aborted once a process holds more memory than that, or has had more of the processor since; until nobody looks any more. Time by the
 * clock would refuse what is good, and say that it is broken, wherever the machine has much else to do.
 */
function watchTask(pid: number | undefined, most: Most): { signal: AbortSignal; forget(): void } {
  const tooMuch = new AbortController();
  const before = processorTime(pid);
  const look = async () => {
    const [held, had, since] = await Promise.all([residentMegabytes(pid), processorTime(pid), before]);
    if (held > most.residentMegabytes || had - since > most.milliseconds) tooMuch.abort();
  };
  const timer = isWatched ? setInterval(look, LOOK_MS).unref() : undefined;
  return { signal: tooMuch.signal, forget: () => clearInterval(timer) };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const said = await told(pid, 'status');
  return Number(/^VmRSS:\s+(\d+)/m.exec(said)?.[1] ?? 0) / 1_024;
}

/** In milliseconds, of its own and of the system for it: proc(5), `utime` and `stime` of `stat`. */
async function processorTime(pid: number | undefined): Promise<number> {
  const said = await told(pid, 'stat');
  // Its name stands in parentheses, and may hold anything.
  const [utime, stime] = said
    .slice(said.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime ?? 0) + Number(stime ?? 0)) * TICK_MS;
}

const told = (pid: number | undefined, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** What a process runs (see `serveTasks`), with what arguments, and what a task may take. */
export type ProcessOptions = {
  script: URL;
  args?: readonly string[];
  /** Of the processor; by the clock where nobody tells that (see `watchTask`). */
  milliseconds: number;
  /** Of JavaScript's objects. */
  megabytes: number;
  /**
   * Of all that it is made of: what is unpacked into buffers, and what libraries allocate themselves, is no object. Only Linux tells
   * it: elsewhere there is no such limit.
   */
  residentMegabytes: number;
};

/** To load its script, on a machine that has much else to do. */
const START_MS = 30_000;
/** How many times its limit a task may take by the clock, where what it has of the processor is watched. */
const PATIENCE = isWatched ? 5 : 1;
// A process holds some forty megabytes: where nothing comes it is not kept.
const IDLE_MS = 10_000;

/**
 * One task after another on bytes of others, in a process of its own: bytes made to hang, to fill the memory or to break their
 * reader end that process and nothing else. A thread is no such boundary: where V8 runs out of memory in the middle of one of
 * its own functions, it ends the whole process. It has nothing of our environment.
 */
export class TaskProcess<Answer> {
  private readonly queue = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProcessOptions) {}

  /** What the process answers; undefined when it was ended: too long, too much, or nobody waits for it any more. */
  ask(bytes: Uint8Array, signal?: AbortSignal): Promise<Answer | undefined> {
    return this.queue(async () => {
      clearTimeout(this.idle);
      const limit = AbortSignal.timeout(this.options.milliseconds * PATIENCE + START_MS);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      const answer = await this.answerOf(bytes, either).catch(() => undefined);
      if (answer === undefined) this.close();
      else this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
      return answer;
    });
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** Rejects when it is ended before. */
  private async answerOf(bytes: Uint8Array, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    this.child ??= await this.start(signal);
    const late = AbortSignal.timeout(this.options.milliseconds * PATIENCE);
    const watched = watchTask(this.child.pid, this.options);
    try {
      const { answer } = await this.hear<{ answer: Answer }>(
        this.child,
        AbortSignal.any([signal, late, watched.signal]),
        // A Buffer would come as one, which not every library takes.
        () => this.child?.send(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), () => undefined),
      );
      return answer;
    } finally {
      watched.forget();
    }
  }

  private async start(signal: AbortSignal): Promise<ChildProcess> {
    const { script, args = [], megabytes } = this.options;
    const child = fork(fileURLToPath(script), args, {
      env: {},
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    // Whatever ends it, the next task has another.
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on('error', forget).on('exit', forget);
    child.unref();
    child.channel?.unref();
    await this.hear(child, signal);
    return child;
  }

  /** The next that it says, to what is done then; rejects when it ends or the signal comes first. */
  private async hear<T>(child: ChildProcess, signal: AbortSignal, act: () => void = () => undefined): Promise<T> {
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    const message = once(child, 'message', { signal: until });
    const end = once(child, 'exit', { signal: until }).then(() => Promise.reject(new Error('It ended')));
    act();
    try {
      return (await Promise.race([message, end]))[0];
    } finally {
      for (const one of [message, end]) one.catch(() => undefined);
      over.abort();
    }
  }
}
