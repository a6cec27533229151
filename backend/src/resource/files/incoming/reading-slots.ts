import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import { siteOf } from '../../../platform/http/budget/networkOf.js';
import { Problem } from '../../../platform/http/problem.js';
import { type Place, ReadingPlace } from './reading-place.js';

/**
 * How many bodies with files are read at once: of one sender, and of all of them. Visitors never take the places of staff. Of
 * one visitor so many more may be read and not answered: what they brought waits for its turn to be looked at.
 */
const places = { visitors: { each: 16, all: 64 }, staff: { each: 12, all: 48 } } as const;
const RETRY_SECONDS = 10;

/** Whose a request is: somebody of the staff, or a visitor's network (IPv6: the /48). */
export const senderOf = ({ staff, ip = '' }: StaffRequest): string =>
  staff ? `staff ${staff.uid}` : `visitors ${siteOf(ip)}`;

/** Lets bodies with files in to be read, each sender to so many. */
@Injectable()
export class ReadingSlots {
  private readonly reading = { visitors: new Set<ReadingPlace>(), staff: new Set<ReadingPlace>() };
  /** How many were read and are not answered yet, by visitor. */
  private readonly waiting = new Map<string, number>();

  /**
   * Takes a place, from the slowest when none is free, of the same sender when none of theirs is: whoever stalls keeps nobody
   * out, neither those with whom they share an address. Throws a 429, that says when to try again, to who has too many that
   * wait for their answer.
   */
  enter(request: StaffRequest, response: Response): Place {
    const group = request.staff ? 'staff' : 'visitors';
    const sender = senderOf(request);
    const { each, all } = places[group];
    if (this.waitingOf(sender) >= each)
      throw new Problem('demasiados_envios', 'Hay varios envíos en curso desde su red. Intente en unos segundos.', {
        reintentarEn: RETRY_SECONDS,
      });
    const reading = this.reading[group];
    const own = [...reading].filter((place) => place.sender === sender);
    if (own.length >= each) giveUpSlowest(own);
    else if (reading.size >= all) giveUpSlowest([...reading]);
    const place = new ReadingPlace(request, sender, () => {
      reading.delete(place);
      if (request.complete && !request.staff && !response.closed) this.waitFor(response, sender);
    });
    reading.add(place);
    return place;
  }

  private waitFor(response: Response, sender: string) {
    this.waiting.set(sender, this.waitingOf(sender) + 1);
    response.once('close', () => {
      const left = this.waitingOf(sender) - 1;
      if (left > 0) this.waiting.set(sender, left);
      else this.waiting.delete(sender);
    });
  }

  private waitingOf(sender: string) {
    return this.waiting.get(sender) ?? 0;
  }
}

function giveUpSlowest(places: readonly ReadingPlace[]) {
  const now = performance.now();
  const [slowest] = places.toSorted((a, b) => a.speed(now) - b.speed(now));
  slowest?.giveUp(
    new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', {
      reintentarEn: RETRY_SECONDS,
    }),
  );
}
