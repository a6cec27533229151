import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import { siteOf } from '../../../platform/http/budget/networkOf.js';
import { Problem } from '../../../platform/http/problem.js';
import { type Place, ReadingPlace } from './reading-place.js';

/**
 * How many bodies with files are read at once: of one sender, and of all of them. Visitors never take the places of staff. Of
 * one visitor those count too that were read and are not answered: what they brought waits for its turn to be looked at.
 */
const places = { visitors: { each: 16, all: 64 }, staff: { each: 12, all: 48 } } as const;
const RETRY_SECONDS = 10;
/** For so long a body that broke off counts as one that is still read: stalling again and again is no way to more places. */
const BROKEN_MS = 60_000;

/** Whose a request is: somebody of the staff, or a visitor's network (IPv6: the /48). */
export const senderOf = ({ staff, ip = '' }: StaffRequest): string =>
  staff ? `staff ${staff.uid}` : `visitors ${siteOf(ip)}`;

/** Lets bodies with files in to be read, each sender to so many. */
@Injectable()
export class ReadingSlots {
  private readonly taken = new Map<string, number>();
  private readonly reading = { visitors: new Set<ReadingPlace>(), staff: new Set<ReadingPlace>() };

  /**
   * Takes a place, from the slowest when none is free: whoever stalls keeps nobody out. Throws a 429, that says when to try
   * again, to who has too many.
   */
  enter(request: StaffRequest, response: Response): Place {
    const group = request.staff ? 'staff' : 'visitors';
    const sender = senderOf(request);
    const { each, all } = places[group];
    if (this.countOf(sender) >= each)
      throw new Problem(
        'demasiados_envios',
        'Hay varios envíos en curso, o que se interrumpieron, desde su red. Intente en unos segundos.',
        { reintentarEn: RETRY_SECONDS },
      );
    const reading = this.reading[group];
    if (reading.size >= all) this.giveUpSlowest(reading);
    const place = new ReadingPlace(request, () => {
      reading.delete(place);
      if (!request.complete) setTimeout(() => this.leave(sender), BROKEN_MS).unref();
      else if (request.staff || response.closed) this.leave(sender);
      else response.once('close', () => this.leave(sender));
    });
    reading.add(place);
    this.taken.set(sender, this.countOf(sender) + 1);
    return place;
  }

  private giveUpSlowest(reading: ReadonlySet<ReadingPlace>) {
    const now = performance.now();
    const [slowest] = [...reading].sort((a, b) => a.speed(now) - b.speed(now));
    slowest?.giveUp(
      new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', {
        reintentarEn: RETRY_SECONDS,
      }),
    );
  }

  private leave(sender: string) {
    const left = this.countOf(sender) - 1;
    if (left > 0) this.taken.set(sender, left);
    else this.taken.delete(sender);
  }

  private countOf(sender: string) {
    return this.taken.get(sender) ?? 0;
  }
}
