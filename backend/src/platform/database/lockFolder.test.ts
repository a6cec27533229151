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

describe('lockFolder', () => {
  it('rejects while another live process holds the lock, and names it', async () => {
    const other = start();
    const own = folder();
    writeFileSync(path.join(own, 'base.lock'), String(other.pid));
    await expect(lockFolder(own)).rejects.toThrow(`el proceso ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    (await lockFolder(own))();
  });

  it('ignores a lock whose pid was reused by another process', async () => {
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

  it('acquires a released lock again, and leaves no file', async () => {
    const own = folder();
    (await lockFolder(own))();
    (await lockFolder(own))();
    expect(readdirSync(own)).toEqual([]);
  });

  it('rejects while a holder on another host or in another container refreshes the lock', async () => {
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

  it('ignores a lock of another host that is not refreshed, even if its pid exists here', async () => {
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

  it('refreshes the lock file while it holds the lock', async () => {
    const own = folder();
    const release = await lockFolder(own);
    const before = statSync(path.join(own, 'base.lock')).mtimeMs;
    await sleep(2_500);
    expect(statSync(path.join(own, 'base.lock')).mtimeMs).toBeGreaterThan(before);
    release();
  });

  it('grants a stale lock to exactly one caller', async () => {
    const own = folder();
    writeFileSync(path.join(own, 'base.lock'), '999999999');
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(own)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
