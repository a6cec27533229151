import { describe, expect, it } from '@jest/globals';
import { readWrittenDay, withMarks, writeDay } from './typed';

describe('a typed date', () => {
  it.each([
    ['10/05/1990', '1990-05-10', '10/05/1990'],
    ['10051990', '1990-05-10', '10/05/1990'],
    [' 6-2-1962 ', '1962-02-06', '06/02/1962'],
    ['1990-05-10', '1990-05-10', '10/05/1990'],
    ['hace mucho', 'hace mucho', 'hace mucho'],
    ['', '', ''],
  ])('«%s» is read as %s and shown as %s', (written, day, expected) => {
    expect(readWrittenDay(written)).toBe(day);
    expect(writeDay(written)).toBe(expected);
  });

  it.each([
    ['10', '10'],
    ['100', '10/0'],
    ['10/05', '10/05'],
    ['10/051', '10/05/1'],
    ['6/12/19', '6/12/19'],
    ['6/', '6/'],
  ])('«%s» becomes «%s» while typing', (typed, expected) => expect(withMarks(typed)).toBe(expected));
});
