import type { Case } from './case.js';

const simulate = (which: string, query: string) => ({
  method: 'GET',
  path: `/api/publico/simulaciones/${which}?${query}`,
});
const defaultQueries = {
  credito: 'monto=50000&plazo_meses=36&tasa_anual=16&seguro_desgravamen_mensual=0',
  dpf: 'monto=10000&plazo_dias=360&tasa_anual=4',
  ahorro: 'monto=5000&plazo_meses=12&tasa_anual=3',
};
type Simulator = keyof typeof defaultQueries;

/** Returns the default query with the parameters of `change` replaced. */
const withParameters = (which: Simulator, change: string) => {
  const names = change.split('&').map((one) => one.split('=')[0]);
  const unchanged = defaultQueries[which].split('&').filter((one) => !names.includes(one.split('=')[0]));
  return [...unchanged, change].join('&');
};

const refuses = (id: string, what: string, which: Simulator, change: string, ...errors: string[]): Case => ({
  id,
  asvs: '2.2.1',
  what,
  caller: 'anonymous',
  request: simulate(which, withParameters(which, change)),
  expect: { status: 400, codigo: 'peticion_invalida', errors },
});

const allows = (id: string, what: string, which: Simulator, change: string, has: RegExp): Case => ({
  id,
  asvs: '2.2.1',
  what,
  allowed: true,
  caller: 'anonymous',
  request: simulate(which, withParameters(which, change)),
  expect: { status: 200, has },
});

/** Values that are not a valid amount, number or term. */
const NO_NUMBERS = [
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  '-1',
  '1,234',
  '%D9%A3%D9%A6',
  '%00',
  '1%00',
  '%2B-5',
  '{}',
  '[]',
];
const BUILT_IN_NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

/** Attacks on the public simulators, whose parameters come from the URL. */
export const simulators: readonly Case[] = [
  ...NO_NUMBERS.flatMap((value, at): Case[] => [
    refuses(`M1-${at}`, `an amount of ${value}`, 'credito', `monto=${value}`, 'monto'),
    refuses(`M2-${at}`, `a term of ${value}`, 'dpf', `plazo_dias=${value}`, 'plazo_dias'),
  ]),
  ...BUILT_IN_NAMES.flatMap((value, at): Case[] => [
    refuses(`M3-${at}`, `${value} as a product`, 'credito', `producto=${value}`, 'producto'),
    refuses(`M4-${at}`, `${value} as a frequency`, 'credito', `frecuencia=${value}`, 'frecuencia'),
    refuses(`M5-${at}`, `${value} as a currency`, 'ahorro', `moneda=${value}`, 'moneda'),
    refuses(`M6-${at}`, `${value} as a name`, 'dpf', `${value}=1`, value),
  ]),
  refuses('M7a', 'a repeated amount', 'credito', 'monto=1000&monto=2000', 'monto'),
  refuses('M7b', 'an array parameter', 'credito', 'monto[]=1000&monto=1000', 'monto[]'),
  refuses('M7c', 'an object parameter', 'credito', 'monto[a]=1000&monto=1000', 'monto[a]'),
  refuses('M8a', 'a term of a million days', 'dpf', 'plazo_dias=1000000', 'plazo_dias'),
  refuses('M8b', 'a term of thousands of digits', 'credito', `plazo_meses=${'9'.repeat(12_000)}`, 'plazo_meses'),
  refuses('M8c', 'a grace period as long as the term', 'credito', 'plazo_meses=12&gracia_meses=12', 'gracia_meses'),
  refuses('M8d', 'a rate above the maximum', 'credito', 'tasa_anual=60.0001', 'tasa_anual'),
  refuses('M8e', 'markup as a system', 'credito', 'sistema=%3Cscript%3E', 'sistema'),
  refuses('M8f', 'an export of a simulator without one', 'dpf', 'formato=csv', 'formato'),
  allows('M9a', 'the longest plan at the highest rate', 'credito', 'plazo_meses=360&tasa_anual=60', /"numero":360,/),
  allows('M9b', 'a loan with a rate of zero', 'credito', 'tasa_anual=0', /"total_intereses":"0\.00"/),
  allows('M9c', 'the longest deposit', 'dpf', 'plazo_dias=3650&pago=mensual', /"numero":122,/),
  allows('M9f', 'thousands separators', 'ahorro', 'monto=5.000', /"saldo_final"/),
  allows('M9d', 'a decimal comma', 'ahorro', 'monto=5000,50', /"saldo_final"/),
  allows('M9e', 'a grace period that leaves one payment', 'credito', 'plazo_meses=12&gracia_meses=11', /"numero":12,/),
];
