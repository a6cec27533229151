import { type AnyRow, type AnySection, type SubmissionOptions, sectionList, todayInLaPaz } from '@coop/domain';
import { addYears } from '@coop/domain/calendar';
import { ORIGIN_DAYS } from '@coop/domain/privacidad';

export type RetainedSection = AnySection & { readonly submission: SubmissionOptions };

export const NOTICE_DAYS = 30;

const DAY_MS = 86_400_000;

export const retainedSections = sectionList.filter(
  (section): section is RetainedSection => section.submission !== undefined,
);

/** Condition of an expired period: created before an instant, or kept until before a day. */
export type Past = { madeBefore: string } | { keptUntilBefore: string };

export function pastOf({ submission }: RetainedSection, daysAhead = 0): Past {
  const day = todayInLaPaz(new Date(Date.now() + daysAhead * DAY_MS));
  const { years } = submission.retention;
  if (typeof years !== 'number') return { keptUntilBefore: day };
  return { madeBefore: new Date(`${addYears(day, -years)}T00:00:00.000-04:00`).toISOString() };
}

export const isPast = ({ creadoEn, conservarHasta }: AnyRow, past: Past): boolean =>
  'madeBefore' in past
    ? creadoEn < past.madeBefore
    : typeof conservarHasta === 'string' && conservarHasta < past.keptUntilBefore;

export const originTerm = (): string => new Date(Date.now() - ORIGIN_DAYS * DAY_MS).toISOString();
