import { expect, test } from '@jest/globals';
import { proposedHolidays } from './proposedHolidays.js';

const national = (year: number) =>
  proposedHolidays(year)
    .filter(({ ambito }) => ambito === 'nacional')
    .map(({ fecha }) => fecha.slice(5));

test('returns the known national holidays of 2027', () => {
  expect(national(2027)).toEqual([
    ...['01-01', '01-22', '02-08', '02-09', '03-26', '05-01', '05-27', '06-21', '08-06', '11-02', '12-25'],
  ]);
});

test('moves a holiday on Sunday to Monday and marks it as moved', () => {
  expect(national(2026)).toContain('06-22');
  expect(proposedHolidays(2026).find(({ fecha }) => fecha === '2026-06-22')).toMatchObject({
    nombre: 'Año Nuevo Andino Amazónico Chaqueño (trasladado del 21)',
    tipo: 'traslado',
  });
});

test('includes the anniversary of each departamento', () => {
  const own = proposedHolidays(2027).filter(({ ambito }) => ambito === 'departamental');
  expect(own.map(({ departamento }) => departamento).sort()).toEqual([
    'BN',
    'CB',
    'CH',
    'LP',
    'OR',
    'PD',
    'PT',
    'SC',
    'TJ',
  ]);
  expect(own.find(({ departamento }) => departamento === 'LP')).toMatchObject({ fecha: '2027-07-16' });
});

test('merges two holidays of one day, with both names', () => {
  const together = proposedHolidays(2068).filter(({ fecha }) => fecha === '2068-06-21');
  expect(together.map(({ nombre }) => nombre)).toEqual(['Año Nuevo Andino Amazónico Chaqueño y Corpus Christi']);
  for (let year = 2000; year < 2100; year++) expect(new Set(national(year)).size).toBe(national(year).length);
});
