import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_MS, ANSWERS_MS, CHILD_MS, ORPHANS_MS } from './patience.js';

const scripts = new URL('../../../scripts/', import.meta.url).href;
const DRAINS_MS = 13_000;

let folder: string;
let askedToEnd: Promise<string>;
let orphaned: Promise<string>;

/** Runs a program whose child takes a while to exit after SIGTERM, and returns the program's stdout. */
function print(name: string, program: string): Promise<string> {
  const answered = JSON.stringify(path.join(folder, name));
  const child = path.join(folder, `${name}.mjs`);
  writeFileSync(
    child,
    `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const helper = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 20_000)']);
    process.on('SIGTERM', () => setTimeout(() => { writeFileSync(${answered}, ''); process.exit(0); }, ${DRAINS_MS}));
    process.on('message', () => undefined);
    process.send([process.pid, helper.pid]);
    setInterval(() => undefined, 1_000);`,
  );
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, CHILD: child, LOG: path.join(folder, `${name}.log`), SCRIPTS: scripts },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(run.stdout);
}

const START = `import { once } from 'node:events';
const { startChild } = await import(process.env.SCRIPTS + 'processes/startChild.mjs');
const child = startChild(process.env.CHILD, { logFile: process.env.LOG, env: process.env });
const [[pid, helper]] = await once(child, 'message');`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kantuta-stop-'));
  askedToEnd = print(
    'asked',
    `${START}
    const { endChild } = await import(process.env.SCRIPTS + 'processes/endChild.mjs');
    await endChild(child);
    const { isRunning } = await import('${new URL('../platform/lock/isRunning.js', import.meta.url).href}');
    await new Promise((resolve) => setTimeout(resolve, 500));
    console.log(child.exitCode, isRunning({ pid: helper, startTime: null }));`,
  );
  orphaned = print('orphan', `${START} console.log(pid); process.exit();`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('stopping a server during startup', () => {
  it('waits for the child, and ends its descendants', async () => {
    expect((await askedToEnd).trim()).toBe('0 false');
    expect(existsSync(path.join(folder, 'asked'))).toBe(true);
  });

  it('waits for an orphaned child of a killed start', async () => {
    const pid = Number(await orphaned);
    const waiting = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { waitForOrphans } = await import('${scripts}lock/waitForOrphans.mjs');
        await waitForOrphans([{ pid: ${pid}, startTime: null }]);`,
      ],
      { stdio: 'inherit' },
    );
    await once(waiting, 'exit');
    expect(existsSync(path.join(folder, 'orphan'))).toBe(true);
  });

  it('has increasing timeouts, all below the limit of container runtimes', () => {
    expect([ANSWERS_MS, ALL_MS, CHILD_MS, ORPHANS_MS].toSorted((a, b) => a - b)).toEqual([
      ...new Set([ANSWERS_MS, ALL_MS, CHILD_MS, ORPHANS_MS]),
    ]);
    expect(CHILD_MS).toBeLessThan(30_000);
  });
});
