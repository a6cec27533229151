import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
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
export class ReadingSlots implements OnModuleInit, OnModuleDestroy {
  private readonly reading = { visitors: new Set<ReadingPlace>(), staff: new Set<ReadingPlace>() };
  /** How many were read and are not answered yet, by visitor. */
  private readonly waiting = new Map<string, number>();
  private looking: NodeJS.Timeout | undefined;

  onModuleInit() {
    const look = () => {
      for (const group of Object.values(this.reading)) for (const place of group) place.look();
    };
    this.looking = setInterval(look, 1_000).unref();
  }

  onModuleDestroy() {
    clearInterval(this.looking);
  }

  /**
   * Takes a place. When none is free it is the slowest's of who has most of them; when none of the sender's is, the slowest of
   * theirs: whoever stalls keeps nobody out, neither those with whom they share an address. Throws a 429, that says when to try again, to who has too many that
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
    const own = ofSender(reading, sender);
    if (own.length >= each) giveUpSlowest(own);
    else if (reading.size >= all) giveUpSlowest(ofWhoHasMost(reading));
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

const ofSender = (places: Iterable<ReadingPlace>, sender: string): ReadingPlace[] =>
  [...places].filter((place) => place.sender === sender);

/** The places of the sender who has more of them than others. */
function ofWhoHasMost(places: ReadonlySet<ReadingPlace>): ReadingPlace[] {
  const senders = new Set([...places].map(({ sender }) => sender));
  const groups = [...senders].map((sender) => ofSender(places, sender));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

/** Where some are alike, the one that came first. */
function giveUpSlowest(places: readonly ReadingPlace[]) {
  const [slowest] = places.toSorted((a, b) => a.recent - b.recent);
  slowest?.giveUp(
    new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', {
      reintentarEn: RETRY_SECONDS,
    }),
  );
}
