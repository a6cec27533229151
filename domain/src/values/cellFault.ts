import type { Field } from '../language/field.js';
import { CHOOSE_ONE } from '../language/fields/choice.js';
import { CHOOSE_SOME } from '../language/fields/choices.js';
import { DAY_TRAVELS_AS } from '../language/fields/date.js';

const MOST_OPTIONS = 12;

/** Returns what to tell of a cell that its field refused: with its options, and days as people write them. */
export function cellFault({ choices }: Field, message: string): string {
  if (message === DAY_TRAVELS_AS) return 'Escriba la fecha como 31/12/2026';
  if (!choices || (message !== CHOOSE_ONE && message !== CHOOSE_SOME)) return message;
  const labels = Object.values(choices);
  const more = labels.length - MOST_OPTIONS;
  const told = more > 0 ? [...labels.slice(0, MOST_OPTIONS), `${more} más`] : labels;
  return `${message}: ${new Intl.ListFormat('es', { type: 'disjunction' }).format(told)}`;
}
