import { dayInLaPaz } from '../calendar/days.js';
import { type Condition, meets } from '../language/field.js';

/** Validation rule: every row of a list satisfies `fits`. Marks that column of each row that does not. */
export const eachRow = <K extends string, T>(field: K, column: string, message: string, fits: (row: T) => boolean) => {
  const misfits = (values: { [N in K]?: readonly T[] }) =>
    (values[field] ?? []).flatMap((row, at) => (fits(row) ? [] : [`${field}.${at}.${column}`]));
  return {
    field,
    message,
    at: misfits,
    holds: (values: { [N in K]?: readonly T[] }) => misfits(values).length === 0,
  };
};

/** Creates rules that require fields on publication for rows that meet the condition; drafts may leave them empty. */
export const neededToPublish = <K extends string>(names: Readonly<Record<K, string>>, condition: Condition) =>
  (Object.entries(names) as [K, string][]).map(([field, called]) => ({
    field,
    when: 'publicar' as const,
    message: `Falta ${called}`,
    holds: (values: Readonly<Record<string, unknown>>) =>
      !meets(values, condition) || (values[field] !== null && values[field] !== undefined),
  }));

/** Validation rule: a date is not in the future. Accepts an absent date. */
export const notAfterToday = <K extends string>(field: K) => ({
  field,
  message: 'La fecha no puede ser posterior a hoy',
  holds: (values: Readonly<Partial<Record<K, unknown>>>, today: string) => String(values[field] ?? '') <= today,
});

/** Returns the day a submission was created, so that later revalidation gives the same result; today if new. */
export const creationDay = ({ creadoEn }: { creadoEn?: string }, today: string): string =>
  creadoEn ? dayInLaPaz(creadoEn) : today;

/** Whether a text is another with words left out: same words, same order, ignoring punctuation. */
export function isShortened(short: string, whole: string): boolean {
  const shortWords = wordsOf(short);
  const matched = wordsOf(whole).reduce((at, word) => (word === shortWords[at] ? at + 1 : at), 0);
  return matched === shortWords.length;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const HOURS =
  /\b\d{1,2}[:h]\d{2}\b|\b\d{1,2} ?(?:hrs?|horas|[ap]\. ?m\.|[ap]m)(?!\p{L})|\bde \d{1,2} a \d{1,2}\b(?! de )/iu;

/** Whether a text mentions clock times: «de 8:30 a 18:30», «8 a. m.», «18 horas». */
export const writesHours = (text: string): boolean => HOURS.test(text);
