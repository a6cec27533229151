import { lackOf } from '../calendar/readDay.js';
import type { Field } from '../language/field.js';
import { CHOOSE_ONE } from '../language/fields/choice.js';
import { CHOOSE_SOME } from '../language/fields/choices.js';
import { DAY_TRAVELS_AS } from '../language/fields/date.js';

const MAX_OPTIONS = 12;
const DAY_AS_WRITTEN = 'Escriba la fecha como 31/12/2026';

/** Returns the message of a rejected cell: with the field's options, or with the missing part of a date. */
export function cellFault({ choices }: Field, message: string, written = ''): string {
  if (message === DAY_TRAVELS_AS) return dayFault(written.trim());
  if (!choices || (message !== CHOOSE_ONE && message !== CHOOSE_SOME)) return message;
  const labels = Object.values(choices);
  const more = labels.length - MAX_OPTIONS;
  const told = more > 0 ? [...labels.slice(0, MAX_OPTIONS), `${more} más`] : labels;
  return `${message}: ${new Intl.ListFormat('es', { type: 'disjunction' }).format(told)}`;
}

function dayFault(written: string): string {
  const lack = lackOf(written);
  return lack ? `${lack}: e${DAY_AS_WRITTEN.slice(1)}` : DAY_AS_WRITTEN;
}
