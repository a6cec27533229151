import { Injectable } from '@nestjs/common';
import { siteOf } from '../../platform/http/budget/networkOf.js';
import { MissedRepository } from './missed.repository.js';

/** What fewer ask may be about somebody: one person who looks again, or reads a page again, is one. */
const NETWORKS_TO_KEEP = 3;
/** Questions that wait to be asked again, in memory alone: past them the oldest are forgotten. */
const MOST_WAITING = 5_000;
const [SHORTEST, LONGEST] = [3, 80];

/** What nothing answers, for staff to mend: only what is asked by several, and has no figures, which may be somebody's. */
@Injectable()
export class MissedQuestions {
  private readonly waiting = new Map<string, Set<string>>();

  constructor(private readonly missed: MissedRepository) {}

  /** Counts a question by its words, asked from that address. */
  async note(words: readonly string[], address: string): Promise<void> {
    const texto = words.join(' ').slice(0, LONGEST);
    if (/\d/.test(texto) || texto.length < SHORTEST) return;
    if (await this.missed.countAgain(texto)) return;
    const networks = (this.waiting.get(texto) ?? new Set()).add(siteOf(address));
    this.waiting.delete(texto);
    if (networks.size >= NETWORKS_TO_KEEP) return this.missed.add(texto, networks.size);
    this.waiting.set(texto, networks);
    if (this.waiting.size > MOST_WAITING) this.waiting.delete(this.waiting.keys().next().value as string);
  }
}
