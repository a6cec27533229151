import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

/** Nearly the maximum length that Node accepts. */
const LENGTH = 15_000;
const ATTEMPTS = 5;
/** Several times the duration of a valid address on a busy machine; the quadratic version took hundreds. */
const MAX_MS = 50;

const test = useApp();

/** Sends the path verbatim: URL clients would normalize some characters. */
const statusOf = (method: string, path: string) =>
  new Promise<number>((answered, failed) => {
    request(test.origin, { method, path }, (response) => {
      response.resume().on('end', () => answered(response.statusCode ?? 0));
    })
      .on('error', failed)
      .end();
  });

/** A path is parsed before any rate limit applies, so its cost must be linear in its length. */
describe.each(['GET', 'OPTIONS', 'POST'])('%s with a long path', (method) => {
  it.each(['/', '/a', '.', '../', '-', '%20', ':', '~', '\\', '*', '(', ';', '1', 'a'])(
    'is parsed in linear time with %j',
    async (sign) => {
      const run = sign.repeat(LENGTH / sign.length);
      for (const path of [`/api/${run}x`, `/${run}x`, `/api/publico/novedades?q=${run}x`]) {
        const took: number[] = [];
        for (let n = 0; n < ATTEMPTS; n++) {
          const before = process.cpuUsage();
          expect(await statusOf(method, path)).toBeLessThan(500);
          const { user, system } = process.cpuUsage(before);
          took.push((user + system) / 1_000);
        }
        // Takes the minimum: other work of the process can't have delayed every attempt.
        expect(Math.min(...took)).toBeLessThan(MAX_MS);
      }
    },
  );
});
