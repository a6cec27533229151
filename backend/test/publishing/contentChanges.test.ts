import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from '../../src/platform/database/connect.js';
import { ContentChanges } from '../../src/platform/database/content-changes.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

let connection: Connection;
let processes: ContentChanges[];
let heard: number[];
beforeAll(async () => {
  connection = await openTestDatabase();
  heard = [0, 0, 0];
  processes = heard.map(() => new ContentChanges(connection.database, connection.listen));
  for (const [at, changes] of processes.entries()) {
    await changes.onModuleInit();
    changes.subscribe(() => heard.splice(at, 1, (heard[at] ?? 0) + 1));
  }
});
afterAll(async () => {
  for (const changes of processes) await changes.onModuleDestroy();
  await connection.close();
});

const until = async (holds: () => boolean) => {
  for (let left = 100; left > 0 && !holds(); left--) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a change of what is published', () => {
  it('is heard once by every process on the database, by its own at once', async () => {
    const told = processes[0]?.announce({ withdrawn: true });
    expect(heard).toEqual([1, 0, 0]);
    await told;
    await until(() => heard.join() === '1,1,1');
    expect(heard).toEqual([1, 1, 1]);
    await processes[2]?.announce({ withdrawn: true });
    await until(() => heard.join() === '2,2,2');
    expect(heard).toEqual([2, 2, 2]);
  });

  it('says everywhere whether something was taken back', async () => {
    const told: boolean[] = [];
    processes[2]?.subscribe((withdrawn) => told.push(withdrawn));
    await processes[0]?.announce({ withdrawn: false });
    await processes[0]?.announce({ withdrawn: true });
    await until(() => told.length === 2);
    expect(told).toEqual([false, true]);
  });

  it('is heard no more by one that stopped', async () => {
    await processes[1]?.onModuleDestroy();
    await processes[0]?.announce({ withdrawn: true });
    await until(() => heard[2] === 5);
    expect(heard).toEqual([5, 4, 5]);
  });
});
