import { expect, it } from '@jest/globals';
import { formatSimulation } from './formatSimulation';

const field = { options: [['018f', 'Crédito de consumo']] as [string, string][] };

it('describes the simulation', () =>
  expect(formatSimulation(field, 'producto=018f&moneda=USD&monto=5000.00&plazo_meses=36')).toMatch(
    /^Crédito de consumo, USD.5\.000,00 en 36 meses$/,
  ));

it('adds the first instalment only for the same simulation', () => {
  const query = 'producto=018f&monto=5000.00&plazo_meses=36';
  const simulated = { query, instalment: 'Bs 175,79' };
  expect(formatSimulation({ ...field, simulated }, query)).toMatch(/en 36 meses, primera cuota de Bs 175,79$/);
  expect(formatSimulation({ ...field, simulated }, 'producto=018f&monto=9000.00&plazo_meses=36')).toMatch(/36 meses$/);
});

it.each([
  'producto=x&monto=5000&plazo_meses=6',
  'producto=018f&monto=Llame al 71234567&plazo_meses=6',
  'producto=018f&monto=5000&plazo_meses=6 meses, o llame al 71234567',
  'producto=018f&moneda=Llame al 71234567&monto=5000&plazo_meses=6',
  'Llame al 71234567',
  '',
])('returns undefined for an invalid simulation: %s', (query) =>
  expect(formatSimulation(field, query)).toBeUndefined(),
);
