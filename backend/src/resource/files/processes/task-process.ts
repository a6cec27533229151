import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';

/** Sampling interval: a fast allocator can gain a few hundred megabytes in between. */
const SAMPLE_MS = 50;
/** Linux reports CPU time in hundredths of a second on every machine. */
const TICK_MS = 10;

/** Only Linux reports a process's memory and CPU time. */
const isWatched = process.platform === 'linux';

type ProcessLimits = { residentMegabytes: number; milliseconds: number };

/** Aborts above a memory or CPU limit; wall time would reject valid files on a busy machine. */
function watchTask(pid: number | undefined, most: ProcessLimits): { signal: AbortSignal; forget(): void } {
  const tooMuch = new AbortController();
  const before = processorTime(pid);
  const look = async () => {
    const [memory, had, since] = await Promise.all([residentMegabytes(pid), processorTime(pid), before]);
    if (memory > most.residentMegabytes || had - since > most.milliseconds) tooMuch.abort();
  };
  const timer = isWatched ? setInterval(look, SAMPLE_MS).unref() : undefined;
  return { signal: tooMuch.signal, forget: () => clearInterval(timer) };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readProcFile(pid, 'status');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}

/** CPU time in milliseconds, user plus system: `utime` and `stime` in /proc/pid/stat, proc(5). */
async function processorTime(pid: number | undefined): Promise<number> {
  const stat = await readProcFile(pid, 'stat');
  // The process name, in parentheses, may contain any character.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime ?? 0) + Number(stime ?? 0)) * TICK_MS;
}

const readProcFile = (pid: number | undefined, file: string) =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Script of a child process (see `serveTasks`), its arguments and the limits per task. */
export type ProcessOptions = {
  script: URL;
  args?: readonly string[];
  /** CPU time; wall time where CPU time is not available (see `watchTask`). */
  milliseconds: number;
  /** V8 heap. */
  megabytes: number;
  /** Includes buffers and native allocations. Linux only: elsewhere there is no such limit. */
  residentMegabytes: number;
};

/** Startup limit, for a busy machine. */
const START_MS = 30_000;
/** Wall-clock limit as a multiple of the CPU limit, where CPU time is watched. */
const PATIENCE = isWatched ? 5 : 1;
// An idle process holds some forty megabytes, so it is killed.
const IDLE_MS = 10_000;

/**
 * Runs tasks on untrusted bytes, one at a time, in a child process. Bytes that hang, exhaust memory or crash their
 * parser kill only that process. A worker thread is no such boundary: V8 running out of memory can abort the whole
 * process. The child gets no environment variables.
 */
export class TaskProcess<Answer> {
  private readonly queue = pLimit(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProcessOptions) {}

  /** Returns the result; undefined when the process was killed: time, memory, or an aborted caller. */
  run(bytes: Uint8Array, signal?: AbortSignal): Promise<Answer | undefined> {
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

  private async answerOf(bytes: Uint8Array, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    this.child ??= await this.start(signal);
    const late = AbortSignal.timeout(this.options.milliseconds * PATIENCE);
    const watched = watchTask(this.child.pid, this.options);
    try {
      const { answer } = await this.handleMessage<{ answer: Answer }>(
        this.child,
        AbortSignal.any([signal, late, watched.signal]),
        // A Buffer would arrive as one, which some libraries reject.
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
    // After any exit, the next task starts a new process.
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on('error', forget).on('exit', forget);
    child.unref();
    child.channel?.unref();
    await this.handleMessage(child, signal);
    return child;
  }

  private async handleMessage<T>(
    child: ChildProcess,
    signal: AbortSignal,
    act: () => void = () => undefined,
  ): Promise<T> {
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
