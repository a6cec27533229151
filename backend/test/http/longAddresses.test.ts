import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

/** As long as Node lets an address be, beside the other headers. */
const LENGTH = 15_000;
const ASKED = 5;
/** Several times what a sound one takes on a busy machine; the square of it took hundreds. */
const MAX_MS = 50;

const test = useApp();

/** As they are written: clients of addresses would put some of these signs right. */
const statusOf = (method: string, path: string) =>
  new Promise<number>((answered, failed) => {
    request(test.origin, { method, path }, (response) => {
      response.resume().on('end', () => answered(response.statusCode ?? 0));
    })
      .on('error', failed)
      .end();
  });

/** An address is read before any limit counts who asks: what it costs must grow with its length, not with its square. */
describe.each(['GET', 'OPTIONS', 'POST'])('%s of a long address', (method) => {
  it.each(['/', '/a', '.', '../', '-', '%20', ':', '~', '\\', '*', '(', ';', '1', 'a'])('to %j', async (sign) => {
    const run = sign.repeat(LENGTH / sign.length);
    for (const path of [`/api/${run}x`, `/${run}x`, `/api/publico/novedades?q=${run}x`]) {
      const took: number[] = [];
      for (let n = 0; n < ASKED; n++) {
        const before = process.cpuUsage();
        expect(await statusOf(method, path)).toBeLessThan(500);
        const { user, system } = process.cpuUsage(before);
        took.push((user + system) / 1_000);
      }
      // Whatever else the process did in one of them, it did not in all.
      expect(Math.min(...took)).toBeLessThan(MAX_MS);
    }
  });
});
