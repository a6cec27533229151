import { describe, expect, it } from '@jest/globals';
import { attentionAt } from './attentionAt';

const agencia = {
  departamento: 'PT',
  horarios: [
    { dias: 'lun_vie', abre: '14:30', cierra: '18:30' },
    { dias: 'lun_vie', abre: '08:30', cierra: '12:00' },
    { dias: 'sab', abre: '09:00', cierra: '12:30' },
  ],
} as const;
const feriados = [{ fecha: '2026-11-10', nombre: 'Efeméride de Potosí', departamento: 'PT', laborable: false }];
/** An hour of La Paz. */
const at = (text: string) => new Date(`${text}:00-04:00`);
const input = (text: string, departamento: 'PT' | 'LP' = 'PT') =>
  attentionAt({ ...agencia, horarios: [...agencia.horarios], departamento }, feriados, at(text));

describe('attentionAt', () => {
  it.each([
    ['is open from its opening time', '2026-11-20T08:30', { abierta: true, sigue: 'cierra a las 12:00' }],
    ['is closed from its closing time', '2026-11-20T12:00', { abierta: false, sigue: 'abre hoy a las 14:30' }],
    ['is closed before its opening time', '2026-11-20T08:29', { abierta: false, sigue: 'abre hoy a las 8:30' }],
    ['names tomorrow after the last shift', '2026-11-20T18:30', { abierta: false, sigue: 'abre mañana a las 9:00' }],
    ['names the weekday across a Sunday', '2026-11-21T13:00', { abierta: false, sigue: 'abre el lunes a las 8:30' }],
    [
      'is closed on a holiday of its departamento',
      '2026-11-10T10:00',
      { abierta: false, feriado: 'Efeméride de Potosí', sigue: 'abre mañana a las 8:30' },
    ],
  ])('%s', (_, text, expected) => {
    expect(input(text)).toEqual(expected);
  });

  it('follows special hours, also on a holiday', () => {
    const especial = (abre: string | null, cierra: string | null) => ({
      ...agencia,
      horarios: [...agencia.horarios],
      horariosEspeciales: [
        { desde: '2026-11-10', hasta: '2026-11-12', dias: null, abre, cierra, motivo: 'horario de feria' },
      ],
    });
    const on = (text: string, ...hours: [string | null, string | null]) =>
      attentionAt(especial(...hours), feriados, at(text));
    const open = { abierta: true, sigue: 'cierra a las 20:00', motivo: 'horario de feria' };
    expect(on('2026-11-10T19:00', '08:00', '20:00')).toEqual(open);
    expect(on('2026-11-11T13:00', '08:00', '20:00')).toEqual(open);
    const closed = { abierta: false, sigue: 'abre el viernes a las 8:30', motivo: 'horario de feria' };
    expect(on('2026-11-11T10:00', null, null)).toEqual(closed);
    expect(on('2026-11-13T10:00', null, null)).toEqual({ abierta: true, sigue: 'cierra a las 12:00' });
  });

  it('is open on a holiday of another departamento', () => {
    expect(input('2026-11-10T10:00', 'LP')).toMatchObject({ abierta: true });
  });
});
