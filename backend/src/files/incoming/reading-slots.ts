import { Injectable } from '@nestjs/common';
import type { StaffRequest } from '../../auth/current-staff.js';
import { networkOf } from '../../http/networkOf.js';
import { Problem } from '../../http/problem.js';

/** How many bodies with files are read at once: of one sender, and of all of them. Visitors never take the places of staff. */
const places = { visitors: { each: 16, all: 64 }, staff: { each: 12, all: 48 } } as const;
const RETRY_SECONDS = 10;

type Group = keyof typeof places;

/** Lets bodies with files in to be read: a visitor counts by the network, somebody of the staff as a person. */
@Injectable()
export class ReadingSlots {
  private readonly taken = new Map<string, number>();

  /** Takes a place, and gives what leaves it again. Throws a 429 or a 503 that says when to try again. */
  enter({ staff, ip = '' }: StaffRequest): () => void {
    const group: Group = staff ? 'staff' : 'visitors';
    const sender = `${group} ${staff?.uid ?? networkOf(ip)}`;
    const { each, all } = places[group];
    if (this.countOf(sender) >= each)
      throw new Problem('demasiados_envios', 'Hay varios envíos en curso desde su red. Intente en unos segundos.', {
        reintentarEn: RETRY_SECONDS,
      });
    if (this.countOf(group) >= all)
      throw new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', {
        reintentarEn: RETRY_SECONDS,
      });
    const keys = [group, sender];
    for (const key of keys) this.taken.set(key, this.countOf(key) + 1);
    return () => {
      for (const key of keys.splice(0)) this.leave(key);
    };
  }

  private leave(key: string) {
    const left = this.countOf(key) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }

  private countOf(key: string) {
    return this.taken.get(key) ?? 0;
  }
}
