import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from '../../src/platform/database/connect.js';
import { type ContentChange, ContentChanges } from '../../src/platform/database/content-changes.js';
import { notify } from '../../src/platform/database/notices.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

let connection: Connection;
let processes: ContentChanges[];
let counts: number[];
beforeAll(async () => {
  connection = await openTestDatabase();
  counts = [0, 0, 0];
  processes = counts.map(() => new ContentChanges(connection.listen));
  for (const [at, changes] of processes.entries()) {
    await changes.onModuleInit();
    changes.subscribe(() => counts.splice(at, 1, (counts[at] ?? 0) + 1));
  }
});
afterAll(async () => {
  for (const changes of processes) await changes.onModuleDestroy();
  await connection.close();
});

const until = async (holds: () => boolean) => {
  for (let left = 100; left > 0 && !holds(); left--) await new Promise((resolve) => setTimeout(resolve, 20));
};

const announce = async (from: number, change: ContentChange) => processes[from]?.announce(change, connection.database);

describe('content change notifications', () => {
  it('reach every process once after the commit', async () => {
    await connection.database.transaction(async (tx) => {
      for (let row = 0; row < 3; row++) await processes[0]?.announce({ withdrawn: true }, tx);
      expect(counts).toEqual([0, 0, 0]);
    });
    await until(() => counts.join() === '1,1,1');
    await announce(2, { withdrawn: true });
    await until(() => counts.join() === '2,2,2');
    expect(counts).toEqual([2, 2, 2]);
  });

  it('are not sent after a rollback', async () => {
    const failing = connection.database.transaction(async (tx) => {
      await processes[0]?.announce({ withdrawn: true }, tx);
      throw new Error('It came to nothing');
    });
    await expect(failing).rejects.toThrow('nothing');
    await announce(0, { withdrawn: true });
    await until(() => counts.join() === '3,3,3');
    expect(counts).toEqual([3, 3, 3]);
  });

  it('apply at once in the same process', () => {
    void processes[0]?.apply({ withdrawn: true });
    expect(counts).toEqual([4, 3, 3]);
  });

  it('state whether content was withdrawn, and in which sections', async () => {
    const received: ContentChange[] = [];
    processes[2]?.subscribe((change) => received.push(change));
    const changes = [{ withdrawn: false }, { withdrawn: true, sections: ['novedades'] }];
    for (const change of changes) await announce(0, change);
    await until(() => received.length === 2);
    expect(received).toEqual(changes);
  });

  it('in an unknown format count as a change of anything', async () => {
    const received: ContentChange[] = [];
    processes[2]?.subscribe((change) => received.push(change));
    const notices = ['3f0c retirado', 'null', '{"withdrawn":"no"}'];
    for (const notice of notices) await notify(connection.database, 'contenido', notice);
    await until(() => received.length === notices.length);
    expect(received).toEqual(notices.map(() => ({ withdrawn: true })));
  });

  it('stop after the shutdown of a process', async () => {
    await processes[1]?.onModuleDestroy();
    await announce(0, { withdrawn: true });
    await until(() => counts.join() === '10,8,9');
    expect(counts).toEqual([10, 8, 9]);
  });
});
