import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { findStartTime } from '../lock/findStartTime.js';
import { lockFolder } from './locks.js';

const folder = () => mkdtempSync(path.join(tmpdir(), 'kantuta-lock-'));
const start = () => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);

describe('the lock of a database folder', () => {
  it('is refused while another process that runs has it, and names it', async () => {
    const other = start();
    const own = folder();
    writeFileSync(path.join(own, 'base.lock'), String(other.pid));
    await expect(lockFolder(own)).rejects.toThrow(`el proceso ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    (await lockFolder(own))();
  });

  it('is not held by a process that only has the identifier of the one that died', async () => {
    const other = start();
    const own = folder();
    const dead = { pid: other.pid, startTime: 'another boot/1', token: 'a', children: [] };
    writeFileSync(path.join(own, 'base.lock'), JSON.stringify(dead));
    (await lockFolder(own))();
    writeFileSync(
      path.join(own, 'base.lock'),
      JSON.stringify({ ...dead, startTime: findStartTime(Number(other.pid)) }),
    );
    await expect(lockFolder(own)).rejects.toThrow(`el proceso ${other.pid}`);
    other.kill();
  });

  it('can be taken again once given back, and leaves nothing behind', async () => {
    const own = folder();
    (await lockFolder(own))();
    (await lockFolder(own))();
    expect(readdirSync(own)).toEqual([]);
  });

  it('is refused while somebody on another machine or in another container shows to have it', async () => {
    const own = folder();
    const file = path.join(own, 'base.lock');
    writeFileSync(
      file,
      JSON.stringify({ pid: 999999999, startTime: 'b/1', token: 'a', children: [], place: 'otra/1' }),
    );
    const beats = setInterval(() => utimesSync(file, new Date(), new Date()), 500);
    await expect(lockFolder(own)).rejects.toThrow('el proceso 999999999 de otro equipo o contenedor (otra/1)');
    clearInterval(beats);
  });

  it('is not held by somebody there who no longer shows it, whatever runs here under that identifier', async () => {
    const own = folder();
    const other = {
      pid: process.ppid,
      startTime: findStartTime(process.ppid),
      token: 'a',
      children: [],
      place: 'otra/1',
    };
    writeFileSync(path.join(own, 'base.lock'), JSON.stringify(other));
    (await lockFolder(own))();
  });

  it('reports a held lock when the process cannot be checked', async () => {
    const own = folder();
    const release = await lockFolder(own);
    const before = statSync(path.join(own, 'base.lock')).mtimeMs;
    await sleep(2_500);
    expect(statSync(path.join(own, 'base.lock')).mtimeMs).toBeGreaterThan(before);
    release();
  });

  it('a stale lock is acquired by exactly one process', async () => {
    const own = folder();
    writeFileSync(path.join(own, 'base.lock'), '999999999');
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(own)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
