import { Injectable } from '@nestjs/common';

/** What is read now: one number, or one for each of what the labels tell apart. */
export type Read = { value: number; labels?: Record<string, string> }[];

/** Something that whoever watches the server reads. Names in English, as Prometheus has them; `help` in Spanish. */
export type Reading = { name: string; help: string; labels?: readonly string[]; read: () => Promise<Read> };

/** What the parts of the server let be read of them. Nothing is read until somebody asks. */
@Injectable()
export class Metrics {
  private readonly kept: Reading[] = [];

  keep(...readings: readonly Reading[]): void {
    this.kept.push(...readings);
  }

  list(): readonly Reading[] {
    return this.kept;
  }
}
