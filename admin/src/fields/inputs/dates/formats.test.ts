import { describe, expect, it } from '@jest/globals';
import { dayFormat, momentFormat, timeFormat } from './formats';

const on = { today: '2026-11-25', holidays: [] };

describe('formats', () => {
  it.each([
    [dayFormat, '2026-12-06', '06/12/2026'],
    [momentFormat, '2026-12-07T00:15:00.000Z', '06/12/2026 20:15'],
    [momentFormat, '2026-12-06T12:30:00Z', '06/12/2026 08:30'],
  ])('%#. a written value reads back unchanged', (format, value, written) => {
    expect(format.write(value)).toBe(written);
    expect(Date.parse(`${format.read(written, on).value}`)).toBe(Date.parse(value));
  });

  it.each([
    [dayFormat, '31/11/2026'],
    [dayFormat, '2026-1'],
    // Date.parse would make it the 12th of June.
    [momentFormat, '6/12/2026 8'],
    [momentFormat, '2026-13-45T99:00Z'],
    [timeFormat, '8:3'],
  ])('%#. leaves «%s» as written', (format, text) => expect(format.write(text)).toBe(text));

  it.each([
    ['06/12/2026 08:30', '08/12/2026 08:30'],
    ['mañana a las 8', '08/12/2026 8'],
    ['06/12/2026', '08/12/2026 '],
    ['', '08/12/2026 '],
  ])('choosing another day keeps the time of «%s»', (written, moved) =>
    expect(momentFormat.calendar?.moved(written, '2026-12-08')).toBe(moved),
  );
});
