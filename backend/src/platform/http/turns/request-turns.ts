import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { within } from '../../clock/within.js';
import { CONFIG, type Config } from '../../config/config.js';
import { addressOf } from '../budget/addressOf.js';
import { siteOf } from '../budget/networkOf.js';
import { Arrivals } from './arrivals.js';
import { Turns } from './turns.js';

/** Far longer than any page takes; whoever waits longer reads its last good copy, or when to try again. */
const PAGE_MS = 10_000;

/** Pages that are kept are drawn for everybody: together they are one sender among others. */
const EVERYBODY = 'everybody';

/**
 * Turns at the server's one thread. A budget bounds what somebody asks for in ten seconds, not in one instant: a thousand
 * answers that it allows are seconds in which nobody else is heard. So each sender has few at work at once, and whoever comes
 * meanwhile waits for a few answers of each other sender, not for all that was there before.
 */
@Injectable()
export class RequestTurns {
  private readonly arrivals = { visitors: new Arrivals(), staff: new Arrivals() };
  /** Fewer than the connections to the database, of which so many are left to the staff. */
  private readonly reads = new Turns({ each: 3, all: 6 });
  /** What is sent may wait for others than the database: a challenge, the sign-in service. */
  private readonly sent = new Turns({ each: 3, all: 64 });
  private readonly staff = new Turns({ each: 6, all: 64 });
  private readonly pages = new Turns({ each: 2, all: 4 });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Waits for a request's turn to go on to its route. */
  arrive(request: IncomingMessage, uid?: string): Promise<void> {
    return this.arrivals[uid ? 'staff' : 'visitors'].enter(this.senderOf(request, uid));
  }

  /** Works out an answer. A reader who has left meanwhile is answered nothing. */
  answer<T>(
    request: IncomingMessage,
    response: ServerResponse,
    uid: string | undefined,
    act: () => Promise<T>,
  ): Promise<T | undefined> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const ofVisitors = isRead ? this.reads : this.sent;
    return (uid ? this.staff : ofVisitors).take(this.senderOf(request, uid), async () =>
      isRead && response.closed ? undefined : act(),
    );
  }

  /** Draws a page for who asks; without anybody, one that is kept. */
  draw<T>(request: IncomingMessage | undefined, act: () => Promise<T>): Promise<T> {
    return this.pages.take(request ? this.senderOf(request) : EVERYBODY, () => within(PAGE_MS, act()));
  }

  /** Of visitors the site: one subscriber of IPv6 has a whole one, with its 65,536 networks. */
  private senderOf(request: IncomingMessage, uid?: string): string {
    return uid ?? siteOf(addressOf(request, this.config));
  }
}
