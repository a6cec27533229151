import { todayInLaPaz } from '@coop/domain/format';
import type { Leer } from '../../../reading/leer';
import type { Answer, Answering } from './answer';
import { branches } from './branches';
import { deadline } from './deadline';
import { dollar } from './dollar';
import { fees } from './fees';
import { lostCard } from './lostCard';
import { situation } from './situation';
import { who } from './who';

/** What presses first: who lost a card does not ask what it costs, also where nobody wrote what to do about it. */
const kinds: readonly Answering[] = [situation, lostCard, who, deadline, dollar, fees, branches];

/** The answer of a question, where the site knows it. */
export async function findAnswer(leer: Leer, words: readonly string[], signal: AbortSignal): Promise<Answer | null> {
  const today = todayInLaPaz();
  for (const kind of kinds) {
    const answer = await kind({ words, leer, today, signal });
    if (answer) return answer;
  }
  return null;
}
