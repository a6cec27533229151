import { type AnySection, sectionList, todayInLaPaz } from '@coop/domain';
import { addYears } from '@coop/domain/calendar';
import { ORIGIN_DAYS } from '@coop/domain/privacidad';
import type { Kept } from './retention.repository.js';

/** Days before its end that a term is announced. */
export const NOTICE_DAYS = 30;

const DAY_MS = 86_400_000;

/** The sections that say how long they keep what they say of people. */
export const keptSections = (sectionList as readonly AnySection[]).filter(
  (section): section is Kept => section.submission !== undefined,
);

/** What was made before that instant is past its section's term, in `daysAhead` days. */
export function termOf({ submission }: Kept, daysAhead = 0): string {
  const day = todayInLaPaz(new Date(Date.now() + daysAhead * DAY_MS));
  return new Date(`${addYears(day, -submission.retention.years)}T00:00:00.000-04:00`).toISOString();
}

export const originTerm = (): string => new Date(Date.now() - ORIGIN_DAYS * DAY_MS).toISOString();
