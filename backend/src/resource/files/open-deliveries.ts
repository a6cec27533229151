import type { Request, Response } from 'express';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { tooMany } from '../../platform/http/budget/tooMany.js';

/** An office that opens a page full of pictures has fewer under way; each takes memory until it is read. */
const EACH = 64;
const RETRY_MS = 5_000;

/** How many files are on their way to one site of visitors. */
export class OpenDeliveries {
  private readonly open = new Map<string, number>();

  /** Counts one until its answer ends. Throws a 429 where too many are under way. */
  add({ ip = '' }: Pick<Request, 'ip'>, response: Response): void {
    const site = siteOf(ip);
    const count = this.open.get(site) ?? 0;
    if (count >= EACH) throw tooMany(RETRY_MS, 'Hay muchas descargas en curso desde su red.');
    this.open.set(site, count + 1);
    response.once('close', () => this.end(site));
  }

  private end(site: string) {
    const left = (this.open.get(site) ?? 0) - 1;
    if (left > 0) this.open.set(site, left);
    else this.open.delete(site);
  }
}
