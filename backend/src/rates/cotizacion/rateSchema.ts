import { canonicalDecimal, decimalSchema } from '@coop/domain';
import { z } from 'zod';

const LARGEST = 100;
const PLACES = 5;

/**
 * A rate in bolivianos, up to 100, as a decimal string of five places.
 *
 * There are no thousands, so a point or a comma always starts the decimals: "11.505" is eleven and a half. Accepts a
 * JSON number too.
 */
export const rateSchema = (min: number) =>
  z.preprocess(
    (given) => (typeof given === 'number' ? String(given) : given),
    decimalSchema(PLACES, { min, max: LARGEST }, '11,50'),
  );

/** "11,5" → "11.50000". */
export const fivePlaces = (rate: string): string => canonicalDecimal(rate, PLACES, LARGEST);
