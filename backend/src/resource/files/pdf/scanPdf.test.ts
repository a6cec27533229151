import { describe, expect, test } from '@jest/globals';
import { makePdf, objectStream } from '../../../../test/files/makePdf.js';
import { scanPdf } from './scanPdf.js';

const MAX_OBJECTS = 500_000;

/** Inputs of about `size` bytes that a naive parser would scan repeatedly. */
const hostile: readonly [string, (size: number) => string[]][] = [
  ['stream headers', (size) => ['stream\n'.repeat(size / 7)]],
  ['object headers', (size) => ['4 0 obj << '.repeat(size / 11)]],
  ['objects of one number with an open action', (size) => ['<<>> endobj 4 0 obj '.repeat(size / 20)]],
  ['nested actions', (size) => ['/OpenAction << '.repeat(size / 15)]],
  ['nested lists', (size) => ['['.repeat(size)]],
  ['nested strings', (size) => ['('.repeat(size)]],
  ['addresses', (size) => ['<< /URI (\\146)>>'.repeat(size / 15)]],
  ['a long address', (size) => [`<< /URI (${'\\1'.repeat(size / 2)}) >>`]],
  ['incomplete hexadecimal strings', (size) => ['<'.repeat(size)]],
  ['escaped names', (size) => ['/#41'.repeat(size / 4)]],
  ['white space before a name', (size) => [`<< /JS${' '.repeat(size)}x >>`]],
  ['digits', (size) => [`<< /JS ${'1'.repeat(size)} >>`]],
  [
    'stream dictionaries without an end',
    (size) => ['<< /Type /ObjStm >>\nobj << /Type /ObjStm >>\nstream\n'.repeat(size / 50)],
  ],
  ['object streams with one end', (size) => [openStream.repeat(size / openStream.length)]],
  ['object streams', (size) => Array.from({ length: size / 130 }, () => objectStream('5 0 null'))],
  ['objects at the same offset', (size) => [stream('5 0 '.repeat(size / 8), '['.repeat(size / 2), size / 8)]],
  ['objects at each offset', (size) => [placed(size / 10)]],
];

// An object stream without its `endstream`: a search for it scans the rest of the file.
const openStream = `${objectStream('5 0 null').replace('endstream', '')}endobj 4 0 obj `;
const stream = (heading: string, rest: string, count: number) =>
  `<< /Type /ObjStm /N ${Math.floor(count)} /First ${heading.length} >>\nstream\n${heading}${rest}\nendstream`;
const placed = (count: number) => {
  const heading = Array.from({ length: count }, (_, n) => `${n} ${n} `).join('');
  return stream(heading, '<'.repeat(count), count);
};

describe('scanPdf takes linear time for', () => {
  test.each(hostile)('%s', (_, make) => {
    const [small, large] = [50_000, 400_000].map((size) =>
      makePdf({ catalog: '/OpenAction 4 0 R', objects: make(size) }),
    );
    // Linear time is 8 times as long; quadratic time would be 64.
    expect(fastest(large as Buffer)).toBeLessThan(32 * Math.max(2_000, fastest(small as Buffer)));
  });

  test('a small stream that unpacks to gigabytes', () => {
    const bomb = objectStream('0 '.repeat(40_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(scanPdf(makePdf({ objects: [bomb] }), MAX_OBJECTS)).toBe('damaged');
  });
});

/** Returns the minimum CPU time in µs of seven runs, which reduces noise from other processes. */
function fastest(bytes: Buffer): number {
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    scanPdf(bytes, MAX_OBJECTS);
    return process.cpuUsage(start).user;
  });
  return Math.min(...times);
}
