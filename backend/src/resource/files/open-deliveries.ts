import type { Response } from 'express';
import type { StaffRequest } from '../../platform/auth/current-staff.js';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { tooMany } from '../../platform/http/budget/tooMany.js';

/** An office that opens pages full of pictures has fewer under way; each takes memory until it is read. */
const EACH = 256;
const RETRY_MS = 5_000;

/** How many files are on their way to one site of visitors, or to one of the staff. */
export class OpenDeliveries {
  private readonly open = new Map<string, number>();

  /** Counts one until its answer ends; of who has left already, none. Throws a 429 where too many are under way. */
  add({ staff, ip = '' }: StaffRequest, response: Response): void {
    if (response.closed) return;
    const receiver = staff ? `staff ${staff.uid}` : siteOf(ip);
    const count = this.open.get(receiver) ?? 0;
    if (count >= EACH) throw tooMany(RETRY_MS, 'Hay muchas descargas en curso desde su red.');
    this.open.set(receiver, count + 1);
    response.once('close', () => this.end(receiver));
  }

  private end(receiver: string) {
    const left = (this.open.get(receiver) ?? 0) - 1;
    if (left > 0) this.open.set(receiver, left);
    else this.open.delete(receiver);
  }
}
