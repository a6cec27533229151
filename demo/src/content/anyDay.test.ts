import { mock } from 'node:test';
import { mapFiles } from '@coop/backend/resource';
import { type AnySection, faultsOf, faultsToPublish, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mapInText, type Seed } from '../ground/seed.js';
import { demoContent } from './demoContent.js';

beforeAll(() => mock.timers.enable({ apis: ['Date'] }));
afterAll(() => mock.timers.reset());

const FILE = '0192f0c1-2345-7abc-8def-0123456789ab';
const withFiles = (section: AnySection, values: Record<string, unknown>) =>
  mapFiles(
    section.fields,
    values,
    () => FILE,
    (html) => mapInText(html, () => FILE),
  );

/** Returns the validation errors of a seed created today, including those of its publication. */
function faultsIn({ section, draft, managed, orders, createdAt }: Seed): object {
  const today = todayInLaPaz();
  const sent = section.draft().safeParse(withFiles(section, draft));
  if (!sent.success) return sent.error.issues;
  const row = { ...sent.data, ...managed, creadoEn: createdAt ?? new Date().toISOString() };
  const publishes = orders.some(({ name }) => name === 'publicar');
  return { ...faultsOf(section, row, today), ...(publishes && faultsToPublish(section, row, today)) };
}

/** Days at the start, middle and end of each month of a leap year and of the month before it. */
const days = Array.from({ length: 400 }, (_, n) => addDays('2027-11-30', n)).filter(
  (day) => /-(01|02|15)$/.test(day) || [1, 2].some((n) => addDays(day, n).endsWith('-01')),
);

it('the demo content is valid on each day of the year', () => {
  const faults: object[] = [];
  for (const day of days) {
    // At 23:50 in La Paz it is already the next day in UTC.
    mock.timers.setTime(Date.parse(`${day}T23:50:00-04:00`));
    expect(todayInLaPaz()).toBe(day);
    for (const seed of demoContent()) {
      const found = faultsIn(seed);
      if (Object.keys(found).length > 0) faults.push({ day, section: seed.section.name, key: seed.key, found });
    }
  }
  expect(faults).toEqual([]);
});
