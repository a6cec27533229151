import { describe, expect, it } from '@jest/globals';
import { depositoVerdict } from './depositoVerdict';

const deposit = (interesLiquido: string, plazoDias: number, monto = '10000.00', moneda: 'BOB' | 'USD' = 'BOB') => ({
  terms: { moneda, monto, plazoDias },
  earned: { interesLiquido },
});

describe('depositoVerdict', () => {
  it.each<[string, ReturnType<typeof deposit>[], string[]]>([
    [
      'a longer term that earns more',
      [deposit('475.00', 360), deposit('595.83', 390)],
      ['La opción B gana Bs 120,83 más que la A y espera 30 días más.', 'La que más rinde por año es la B.'],
    ],
    [
      'terms a day and years longer',
      [deposit('475.00', 360), deposit('476.32', 361), deposit('3625.00', 1800)],
      [
        'La opción B gana Bs 1,32 más que la A y espera 1 día más.',
        'La opción C gana Bs 3.150,00 más que la A y espera 1.440 días más.',
        'La que más rinde por año es la C.',
      ],
    ],
    [
      'three deposits, one of a larger amount',
      [deposit('475.00', 360), deposit('475.00', 360), deposit('112.50', 90, '20000.00')],
      [
        'La opción B gana lo mismo que la A en el mismo plazo.',
        'La opción C gana Bs 362,50 menos que la A y espera 270 días menos, con Bs 10.000,00 más de depósito.',
      ],
    ],
    [
      'deposits in different currencies',
      [deposit('475.00', 360), deposit('100.00', 360, '10000.00', 'USD')],
      ['Están en monedas distintas: lo que ganan no se compara directamente.'],
    ],
  ])('compares %s', (_, options, sentences) => {
    expect(depositoVerdict(options).map((text) => text.replace(/\u00a0/g, ' '))).toEqual(sentences);
  });
});
