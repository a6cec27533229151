import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lockFolder } from './lockFolder.js';

const folder = () => mkdtempSync(path.join(tmpdir(), 'kantuta-lock-'));

describe('the lock of a database folder', () => {
  it('is refused while another process that runs has it, and names it', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const own = folder();
    writeFileSync(path.join(own, 'base.lock'), String(other.pid));
    expect(() => lockFolder(own)).toThrow(`el proceso ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    lockFolder(own)();
  });

  it('can be taken again once given back', () => {
    const own = folder();
    lockFolder(own)();
    lockFolder(own)();
  });
});
