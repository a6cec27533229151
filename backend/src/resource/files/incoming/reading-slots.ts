import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import { siteOf } from '../../../platform/http/budget/networkOf.js';
import { Problem } from '../../../platform/http/problem.js';
import type { MultipartRequest } from './multipart-request.js';

/** Who has just come has had no time to send: until then a place is worth as much as that of a slow telephone, in bytes. */
const NEW_MS = 2_000;
const NEW_IS_WORTH = 8_000;

/** A place among the bodies that are read. `givenUp` is aborted, with the problem to answer, when it goes to another. */
type Place = { readonly givenUp: AbortSignal; leave: () => void };

/** A place and the body that is read there; `free` is called once. */
class ReadingPlace implements Place {
  /** How much had come at the last two looks. */
  private before: number;
  private beforeThat: number;
  private readonly stopping = new AbortController();
  private readonly came = performance.now();
  private isFree = false;

  constructor(
    private readonly request: Request,
    readonly sender: string,
    private readonly free: () => void,
  ) {
    this.before = request.socket.bytesRead;
    this.beforeThat = this.before;
  }

  get givenUp(): AbortSignal {
    return this.stopping.signal;
  }

  /** To be called each second. */
  look(): void {
    this.beforeThat = this.before;
    this.before = this.request.socket.bytesRead;
  }

  /** How many bytes came in the last second or two: a body that moves outlives any that doesn't, or that trickles. */
  get recent(): number {
    const bytes = this.request.socket.bytesRead - this.beforeThat;
    return performance.now() - this.came < NEW_MS ? Math.max(bytes, NEW_IS_WORTH) : bytes;
  }

  giveUp(why: Error): void {
    this.leave();
    this.stopping.abort(why);
  }

  leave(): void {
    if (this.isFree) return;
    this.isFree = true;
    this.free();
  }
}

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
  /** What visitors brought that was read and is not answered yet, in the order in which it came. */
  private readonly waiting = new Set<Waiting>();
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
   * Takes a place. When none is free it is the slowest's of those who have most of them; when none of the sender's is, the slowest of
   * theirs: whoever stalls keeps nobody out, neither those with whom they share an address. `gone` is aborted, with a problem that
   * says when to try again, where too much of a sender waits for its answer: what there is most to do with.
   */
  enter(request: MultipartRequest, response: Response, gone: AbortController): Place {
    const group = request.staff ? 'staff' : 'visitors';
    const sender = senderOf(request);
    const { each, all } = places[group];
    const reading = this.reading[group];
    const own = ofSender(reading, sender);
    if (own.length >= each) giveUpSlowest(own);
    else if (reading.size >= all) giveUpSlowest(ofWhoHaveMost(reading));
    const place = new ReadingPlace(request, sender, () => {
      reading.delete(place);
      if (request.complete && !request.staff && !response.closed)
        this.waitFor({ sender, request, gone }, response, each);
    });
    reading.add(place);
    return place;
  }

  private waitFor(brought: Waiting, response: Response, most: number) {
    this.waiting.add(brought);
    response.once('close', () => this.waiting.delete(brought));
    const own = [...this.waiting].filter(({ sender }) => sender === brought.sender);
    if (own.length > most) this.giveUpHeaviest(own);
  }

  /** Where some are alike, the one that came last. */
  private giveUpHeaviest(own: readonly Waiting[]) {
    const heaviest = own.reduce((most, one) => (effortOf(one) >= effortOf(most) ? one : most));
    this.waiting.delete(heaviest);
    heaviest.gone.abort(
      new Problem('demasiados_envios', 'Hay varios envíos en curso desde su red. Intente en unos segundos.', {
        reintentarEn: RETRY_SECONDS,
      }),
    );
  }
}

/** A body that was read; see `ReadingSlots.enter`. */
type Waiting = { sender: string; request: MultipartRequest; gone: AbortController };

const effortOf = ({ request: { incoming = [] } }: Waiting): number =>
  incoming.reduce((sum, { effort }) => sum + effort, 0);

const ofSender = (places: Iterable<ReadingPlace>, sender: string): ReadingPlace[] =>
  [...places].filter((place) => place.sender === sender);

/** The places of the senders who have more of them than others. */
function ofWhoHaveMost(places: ReadonlySet<ReadingPlace>): ReadingPlace[] {
  const counts = new Map<string, number>();
  for (const { sender } of places) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...places].filter(({ sender }) => counts.get(sender) === most);
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
