import { Injectable } from '@nestjs/common';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { MissedRepository } from './missed.repository.js';

/**
 * Networks that must ask a query before it is stored, for privacy: a rarer one may be about a person. Repeats from one
 * network count once.
 */
const NETWORKS_TO_KEEP = 3;
/** Limit of queries waiting in memory; the oldest are evicted. */
const MAX_WAITING = 5_000;
const [SHORTEST, LONGEST] = [3, 80];

/** Records unanswered queries for staff. Queries with digits are skipped, since these may identify a person. */
@Injectable()
export class MissedQuestions {
  private readonly waiting = new Map<string, Set<string>>();

  constructor(private readonly missed: MissedRepository) {}

  /** Counts a query from an IP address. */
  async note(words: readonly string[], address: string): Promise<void> {
    const texto = words.join(' ').slice(0, LONGEST);
    if (/\d/.test(texto) || texto.length < SHORTEST) return;
    if (await this.missed.increment(texto)) return;
    const networks = (this.waiting.get(texto) ?? new Set()).add(siteOf(address));
    this.waiting.delete(texto);
    if (networks.size >= NETWORKS_TO_KEEP) return this.missed.add(texto, networks.size);
    this.waiting.set(texto, networks);
    if (this.waiting.size > MAX_WAITING) this.waiting.delete(this.waiting.keys().next().value as string);
  }
}
