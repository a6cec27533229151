import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../src/calendar/days.js';
import { type AnySection, type Field, sectionList } from '../src/index.js';

const today = '2026-11-23';
const A_CENTURY = 36_525;

/** A day within a hundred years of today, or one of those around it, where most limits are. */
const days = fc
  .oneof(fc.integer({ min: -A_CENTURY, max: 400 }), fc.integer({ min: -100, max: 10 }))
  .map((n) => addDays(today, n));
const rules = sectionList.flatMap((section) =>
  section.rules.filter(({ when }) => when === undefined).map((rule) => ({ section, rule })),
);

/** Arbitrary rows: any date in each date field, any option in each choice. */
const rowsOf = ({ fields }: AnySection) =>
  fc.record(
    Object.fromEntries(
      Object.entries<Field>(fields).flatMap(([name, { kind, choices }]) => {
        if (kind === 'date') return [[name, days]];
        if (kind === 'dateTime') return [[name, days.map((day) => `${day}T15:00:00.000Z`)]];
        const one = choices && fc.constantFrom(...Object.keys(choices));
        return one ? [[name, kind === 'choices' ? one.map((value) => [value]) : one]] : [];
      }),
    ),
    { requiredKeys: [] },
  );

describe('values accepted by a rule stay valid when checked years later', () => {
  it.each(rules.map(({ section, rule }) => [`${section.name} ${rule.field}: ${String(rule.message)}`, section, rule]))(
    '%s',
    (_, section, rule) => {
      const { holds } = rule as (typeof rules)[number]['rule'];
      fc.assert(
        fc.property(rowsOf(section as AnySection), fc.integer({ min: 1, max: A_CENTURY }), (sent, later) => {
          const row = { ...sent, creadoEn: `${today}T15:00:00.000Z` };
          if (holds(row, today)) expect(holds(row, addDays(today, later))).toBe(true);
        }),
        { numRuns: 300 },
      );
    },
  );
});
