import { type Field, type Fields, faultsOf, sectionList } from '@coop/domain';
import { expect, it } from '@jest/globals';

/** CPU limit in milliseconds for a hundred times the usual number of rows, since the server has one thread. */
const MAX_MS = 250;

const sample: Partial<Record<Field['kind'], (field: Field, n: number) => unknown>> = {
  text: ({ max = 100 }) => 'Comisión por evaluación '.repeat(20).slice(0, Math.min(max, 150)),
  choice: ({ choices = {} }) => Object.keys(choices)[0],
  boolean: () => false,
  integer: (_, n) => n,
  money: (_, n) => `${n}.00`,
  percent: (_, n) => `${n % 90}.50`,
  date: () => '2026-11-20',
  dateTime: () => '2026-11-20T12:00:00Z',
  url: () => 'https://kantuta.example',
};
/** Creates rows that differ only in their numbers. The last duplicates the one before it, so it is found last. */
const rowsOf = (fields: Fields, count: number) =>
  Array.from({ length: count }, (_, n) =>
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => [
        name,
        sample[field.kind]?.(field, Math.min(n, count - 2)) ?? null,
      ]),
    ),
  );

const lists = sectionList.flatMap((section) =>
  Object.entries<Field>(section.fields).flatMap(([name, { fields, max = 0 }]) =>
    fields && section.rules.some(({ field }) => field === name || field?.startsWith(`${name}.`))
      ? [{ section, name, rows: rowsOf(fields, max) }]
      : [],
  ),
);

it.each(lists.map((list) => [`${list.section.name} ${list.name}`, list] as const))(
  'the rules of %s check the longest list in linear time',
  (_, { section, name, rows }) => {
    const took = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      faultsOf(section, { [name]: rows }, '2026-11-20');
      return process.cpuUsage(before).user / 1_000;
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.min(...took)).toBeLessThan(MAX_MS);
  },
);
