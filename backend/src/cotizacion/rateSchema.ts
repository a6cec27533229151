import { z } from 'zod';

const message = 'Escriba un número como 11,50';

/**
 * A rate in bolivianos, up to 100, as a decimal string of five places. Unlike an amount of money it never has thousands,
 * so that a point or a comma always begins the decimals: "11.505" is eleven and a half. A JSON number does too.
 */
export const rateSchema = (min: number) =>
  z.preprocess(
    (given) => (typeof given === 'number' ? String(given) : given),
    z
      .string(message)
      .trim()
      .regex(/^\d{1,3}([.,]\d{1,5})?$/, message)
      .transform(fivePlaces)
      .refine((rate) => Number(rate) >= min && Number(rate) <= 100, `Escriba un valor entre ${min} y 100`),
  );

/** "11,5" → "11.50000". */
export function fivePlaces(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split(/[.,]/);
  return `${Number(whole)}.${fraction.padEnd(5, '0')}`;
}
