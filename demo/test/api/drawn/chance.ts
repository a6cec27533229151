import fc from 'fast-check';

/** Draws the same from the same seed, each time that it is asked another. */
export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 to less than that. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  oneIn = (count: number): boolean => this.below(count) === 0;

  oneOf = <T>(list: readonly T[]): T => list[this.below(list.length)] as T;

  /** Small and odd values no more often than others. */
  draw = <T>(values: fc.Arbitrary<T>): T =>
    fc.sample(fc.noBias(values), { seed: this.below(2 ** 31), numRuns: 1 })[0] as T;

  shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ one, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);

  /** Mulberry32. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
