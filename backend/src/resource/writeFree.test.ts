import { expect, it } from '@jest/globals';
import { ADDRESS_TAKEN, numbered, writeFree } from './free-addresses.js';

/** Writes an unused address; returns the number of queries. */
async function writeAmong(taken: Set<string>) {
  const counts = { writes: 0, looks: 0 };
  const address = await writeFree({
    candidates: numbered((behind) => `informe${behind}`),
    findTaken: async () => {
      counts.looks += 1;
      return taken;
    },
    write: async (candidate) => {
      counts.writes += 1;
      return taken.has(candidate) ? ADDRESS_TAKEN : candidate;
    },
    noneFree: () => new Error('none'),
  });
  return { address, ...counts };
}

const equal = (count: number) => new Set(['informe', ...Array.from({ length: count }, (_, n) => `informe-${n + 2}`)]);

it('uses the name itself, without a query, when it is free', async () =>
  expect(await writeAmong(new Set())).toEqual({ address: 'informe', writes: 1, looks: 0 }));

it('uses the next number when the name is taken', async () =>
  expect(await writeAmong(equal(3))).toEqual({ address: 'informe-5', writes: 2, looks: 1 }));

it('needs as many queries after a thousand equal names as after one', async () => {
  const { address, ...counts } = await writeAmong(equal(998));
  expect(address).toMatch(/^informe-\d{4,6}$/);
  expect(counts).toEqual({ writes: 2, looks: 1 });
});

it('throws when all candidates are taken', async () => {
  const all = { has: () => true } as unknown as Set<string>;
  await expect(writeAmong(all)).rejects.toThrow('none');
});
