import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

/** As long as Node lets an address be, beside the other headers. */
const LENGTH = 15_000;
const ASKED = 5;
/** Several times the duration of a valid address on a busy machine; the quadratic version took hundreds. */
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

/** An address is parsed before any rate limit applies, so its cost must be linear in its length. */
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
      // Takes the minimum: other work of the process can't have delayed every attempt.
      expect(Math.min(...took)).toBeLessThan(MAX_MS);
    }
  });
});
