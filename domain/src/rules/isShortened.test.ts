import { describe, expect, it } from '@jest/globals';
import { isShortened } from './rules.js';

const whole = 'Muy buena atención en la agencia central, aunque esperé bastante. ¡Gracias a Marta!';

describe('isShortened', () => {
  it.each([[whole], ['Muy buena atención en la agencia central.'], ['Buena atención… ¡gracias!']])(
    'accepts «%s»',
    (short) => {
      expect(isShortened(short, whole)).toBe(true);
    },
  );

  it.each([['Excelente atención'], ['Gracias a Marta, muy buena atención'], [`${whole} ${whole}`]])(
    'rejects «%s»',
    (short) => {
      expect(isShortened(short, whole)).toBe(false);
    },
  );
});
