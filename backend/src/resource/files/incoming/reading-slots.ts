import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import { siteOf } from '../../../platform/http/budget/networkOf.js';
import { Problem } from '../../../platform/http/problem.js';
import type { MultipartRequest } from './multipart-request.js';

/** Grace period of a new body, which had no time to send. It counts as fast as a slow phone, in bytes. */
const NEW_MS = 2_000;
const NEW_IS_WORTH = 8_000;

/** A reading slot. `givenUp` aborts, with the Problem to return, when another body takes the slot. */
type Place = { readonly givenUp: AbortSignal; leave: () => void };

/** A slot and its body; `free` is called once. */
class ReadingPlace implements Place {
  /** Bytes read at the last two ticks. */
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

  /** Samples the bytes read; called once a second. */
  look(): void {
    this.beforeThat = this.before;
    this.before = this.request.socket.bytesRead;
  }

  /** Bytes received in the last one or two seconds. A moving body keeps its slot over a stalled or trickling one. */
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
 * Concurrent multipart bodies per sender and in total, with separate pools for visitors and staff. A visitor may also
 * have `each` bodies read but not answered: their files wait in the processing queue.
 */
const places = { visitors: { each: 16, all: 64 }, staff: { each: 12, all: 48 } } as const;
const RETRY_SECONDS = 10;

/** Returns the sender key: a staff user, or a visitor's network (IPv6: /48). */
export const senderOf = ({ staff, ip = '' }: StaffRequest): string =>
  staff ? `staff ${staff.uid}` : `visitors ${siteOf(ip)}`;

/** Limits concurrent multipart bodies per sender. */
@Injectable()
export class ReadingSlots implements OnModuleInit, OnModuleDestroy {
  private readonly reading = { visitors: new Set<ReadingPlace>(), staff: new Set<ReadingPlace>() };
  /** Visitors' bodies that were read but not answered, in arrival order. */
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
   * Takes a slot. When the pool is full, evicts the slowest body among the senders with most slots. When the sender's
   * slots are full, evicts its own slowest. A stalled body thus blocks nobody, not even clients on the same network.
   * When a sender has too many unanswered bodies, aborts `gone` of the heaviest with a retry time.
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

  /** Aborts the heaviest; on a tie, the latest. */
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

/** A body read but not answered; see `ReadingSlots.enter`. */
type Waiting = { sender: string; request: MultipartRequest; gone: AbortController };

const effortOf = ({ request: { incoming = [] } }: Waiting): number =>
  incoming.reduce((sum, { effort }) => sum + effort, 0);

const ofSender = (places: Iterable<ReadingPlace>, sender: string): ReadingPlace[] =>
  [...places].filter((place) => place.sender === sender);

/** Returns the slots of the senders with most slots. */
function ofWhoHaveMost(places: ReadonlySet<ReadingPlace>): ReadingPlace[] {
  const counts = new Map<string, number>();
  for (const { sender } of places) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...places].filter(({ sender }) => counts.get(sender) === most);
}

/** Evicts the slowest; on a tie, the earliest. */
function giveUpSlowest(places: readonly ReadingPlace[]) {
  const [slowest] = places.toSorted((a, b) => a.recent - b.recent);
  slowest?.giveUp(
    new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', {
      reintentarEn: RETRY_SECONDS,
    }),
  );
}
