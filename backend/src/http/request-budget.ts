import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import proxyaddr from 'proxy-addr';
import { CONFIG, type Config } from '../config.js';
import { AddressLimit } from './address-limit.js';

/** In seconds: short, so that whoever went too fast waits little. */
const WINDOW = 10;
/** By the time that they take, in answers of the API: what somebody sends has to be read, and a page to be drawn. */
const costs = { answer: 1, sent: 5, page: 20 };

/**
 * What one address may ask for of all that has to be worked out: of whatever is not a kept page or a file of the builds. Counted
 * by each process, in memory: it protects the process.
 */
@Injectable()
export class RequestBudget {
  private readonly limit: AddressLimit;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.limit = new AddressLimit(config.REQUESTS_PER_SECOND * WINDOW, WINDOW);
  }

  /** Counts a request, and gives what takes it back; throws a 429 that says in how many seconds to try again. */
  async take(request: IncomingMessage, cost: keyof typeof costs): Promise<() => Promise<void>> {
    const address = this.addressOf(request);
    await this.limit.take(address, costs[cost]);
    return () => this.limit.giveBack(address, costs[cost]);
  }

  /** The address that Express finds too, behind so many proxies. */
  private addressOf(request: IncomingMessage): string {
    return proxyaddr(request, (_, hop) => hop < this.config.TRUSTED_PROXIES);
  }
}
