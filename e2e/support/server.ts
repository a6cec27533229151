import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const main = path.join(import.meta.dirname, '../../backend/dist/main.js');

/** The server without its supervisor, so a test can kill and restart it. */
export class Server {
  private child?: ChildProcess;
  readonly origin: string;

  constructor(
    private readonly port: number,
    private readonly settings: Record<string, string>,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Starts it and waits until it answers; throws with its output when it ends before. */
  async start(): Promise<void> {
    const own = { NODE_ENV: 'test', SITE: '0', LOG_LEVEL: 'warn', PORT: String(this.port) };
    const env = { ...process.env, ...this.settings, ...own };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    this.child = child;
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`${this.origin}/api/salud/listo`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error(`El servidor terminó al arrancar:\n${printed}`);
  }

  kill = () => this.end('SIGKILL');
  stop = () => this.end('SIGTERM');

  /** Returns its exit code; null when a signal ended it. */
  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}
