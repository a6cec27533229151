import { type Field, sectionList } from '@coop/domain';
import { expect, test } from '@jest/globals';
import { staffWording } from './reception';

test('each replaced wording exists in a visitor form', () => {
  const visitorWords = sectionList
    .filter(({ kind }) => kind === 'submission')
    .flatMap(({ groups, fields, rules }) => [
      ...rules.map(({ message }) => message),
      ...groups.flatMap(({ label, help }) => [label, help]),
      ...Object.values<Field>(fields).flatMap(({ label, help, choices = {} }) => [
        label,
        help,
        ...Object.values(choices),
      ]),
    ]);
  expect(Object.keys(staffWording).filter((words) => !visitorWords.includes(words))).toEqual([]);
});
