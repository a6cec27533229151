import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { within } from '../../clock/within.js';
import { CONFIG } from '../../config/config.js';
import type { Config } from '../../config/settings.js';
import { AskerLeft, asker, isLeft } from '../../database/pool/asker.js';
import { addressOf } from '../budget/addressOf.js';
import { siteOf } from '../budget/networkOf.js';
import { Arrivals } from './arrivals.js';
import { Turns } from './turns.js';

/** Far longer than any page takes; whoever waits longer reads its last good copy, or when to try again. */
const PAGE_MS = 10_000;

/** Pages that are kept are drawn for everybody: together they are one sender among others. */
const EVERYBODY = 'everybody';

/** For whoever waits for that response: what was read for them alone ends when they leave, and then nothing is answered. */
async function untilLeft<T>(response: ServerResponse, act: () => Promise<T>): Promise<T | undefined> {
  if (response.closed) return undefined;
  // Whoever bounds connections, logs and sends files watches it too, and none of them for longer than it lasts.
  response.setMaxListeners(20);
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return asker.run(leaving.signal, act).catch((error: unknown) => {
    if (leaving.signal.aborted && isLeft(error)) return undefined;
    throw error;
  });
}

/** Aborted, as of an asker who left, once the connection of that request is gone; until nobody looks any more. */
function watch({ socket }: IncomingMessage) {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new AskerLeft());
  if (socket.destroyed) leave();
  else socket.once('close', leave);
  return { signal: leaving.signal, forget: () => socket.off('close', leave) };
}

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
    const turns = uid ? this.staff : ofVisitors;
    return turns.take(this.senderOf(request, uid), () => (isRead ? untilLeft(response, act) : act()));
  }

  /** Draws a page for who asks; without anybody, one that is kept. Throws `AskerLeft` once they have gone: it is drawn for nobody. */
  async draw<T>(request: IncomingMessage | undefined, act: () => Promise<T>): Promise<T> {
    const made = () => within(PAGE_MS, act());
    if (!request) return this.pages.take(EVERYBODY, made);
    const { signal, forget } = watch(request);
    try {
      return await this.pages.take(this.senderOf(request), () => asker.run(signal, made), { signal });
    } finally {
      forget();
    }
  }

  /** Of visitors the site: one subscriber of IPv6 has a whole one, with its 65,536 networks. */
  private senderOf(request: IncomingMessage, uid?: string): string {
    return uid ?? siteOf(addressOf(request, this.config));
  }
}
