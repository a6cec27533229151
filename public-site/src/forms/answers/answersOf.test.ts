import { describe, expect, it } from '@jest/globals';
import type { FieldData } from '../description/types';
import { allAnswersOf, answersOf } from './answersOf';

const field = (name: string, more: Partial<FieldData> = {}): FieldData => ({
  name,
  type: 'text',
  label: name,
  required: false,
  ...more,
});

const fields = [
  field('nombres'),
  field('nacimiento', { type: 'date' }),
  field('moneda', { type: 'choice', options: [['BOB', 'Bolivianos']] }),
  field('monto', { type: 'money', decimals: 2 }),
  field('tieneDeudas', { type: 'boolean' }),
  field('deudas', {
    shownWhen: { tieneDeudas: [true] },
    fields: [field('entidad'), field('saldo', { type: 'money', decimals: 2 })],
  }),
];
const texts = (values: Record<string, string>) => answersOf(fields, values).map(({ text }) => text);

describe('answersOf', () => {
  it('formats each answer for reading', () => {
    expect(texts({ nombres: 'Rosa', nacimiento: '1990-05-10', moneda: 'BOB', monto: '20000' })).toEqual([
      'Rosa',
      '10 de mayo de 1990',
      'Bolivianos',
      '20.000',
    ]);
  });

  it('joins the rows of a group that applies', () => {
    const deudas = { 'deudas.0.entidad': 'Banco', 'deudas.0.saldo': '12500', 'deudas.1.entidad': 'Tienda' };
    expect(texts({ tieneDeudas: 'true', ...deudas })).toEqual(['Sí', 'Banco · 12.500; Tienda']);
  });

  it('omits fields that do not apply and empty ones; allAnswersOf includes empty ones', () => {
    expect(texts({ 'deudas.0.entidad': 'Banco' })).toEqual([]);
    expect(allAnswersOf(fields, {})).toHaveLength(5);
  });
});
