import { describe, expect, it } from '@jest/globals';
import { dayInLaPaz } from '../../calendar/index.js';
import { inLaPaz } from '../../text/format.js';
import { offeredTimes } from './offeredTimes.js';

const agencia = {
  departamento: 'LP',
  horarios: [
    { dias: 'lun_vie', abre: '14:30', cierra: '16:00' },
    { dias: 'lun_vie', abre: '08:30', cierra: '10:20' },
    { dias: 'sab', abre: '09:00', cierra: '10:00' },
  ],
  atencion: 'activa',
  cerradaHasta: null,
  turnosPorHora: '2',
} as const;
const holiday = { fecha: '2026-11-20', nombre: 'Feriado de prueba', departamento: 'LP', laborable: false };
/** Thursday 19 November 2026. */
const offered = (change: object = {}, hour = '08:00', feriados = [holiday]) =>
  offeredTimes(
    { ...agencia, ...change } as Parameters<typeof offeredTimes>[0],
    feriados,
    new Date(`2026-11-19T${hour}:00-04:00`),
  );
const on = (day: string, times: readonly string[]) =>
  times.filter((time) => dayInLaPaz(time) === day).map((time) => inLaPaz(time).slice(11, 16));
const THURSDAY = '2026-11-19';
const whole = ['08:30', '09:00', '09:30', '14:30', '15:00', '15:30'];

describe('the appointment times of an agency', () => {
  it('are sorted, and end within its opening hours', () => expect(on(THURSDAY, offered())).toEqual(whole));

  it('start after the current time', () => expect(on(THURSDAY, offered({}, '09:30'))).toEqual(whole.slice(3)));

  it('depend on its capacity, and are empty without one', () => {
    expect(on(THURSDAY, offered({ turnosPorHora: '1' }))).toEqual(['08:30', '14:30']);
    expect(offered({ turnosPorHora: null })).toEqual([]);
  });

  it('skip holidays and Sundays, use Saturday hours, and cover two weeks', () => {
    expect(on('2026-11-20', offered())).toEqual([]);
    expect(on('2026-11-20', offered({}, '08:00', []))).toEqual(whole);
    expect(on('2026-11-21', offered())).toEqual(['09:00', '09:30']);
    expect(on('2026-11-22', offered())).toEqual([]);
    expect(dayInLaPaz(offered().at(-1) as string)).toBe('2026-12-02');
  });

  it('follow its special hours', () => {
    const special = { desde: THURSDAY, hasta: THURSDAY, dias: null, abre: '11:00', cierra: '12:00', motivo: 'feria' };
    expect(on(THURSDAY, offered({ horariosEspeciales: [special] }))).toEqual(['11:00', '11:30']);
    expect(on(THURSDAY, offered({ horariosEspeciales: [{ ...special, abre: null, cierra: null }] }))).toEqual([]);
  });

  it('are empty while it is closed', () => {
    const closed = { atencion: 'cerrada_temporal', cerradaHasta: '2026-11-23' };
    expect(dayInLaPaz(offered(closed)[0] as string)).toBe('2026-11-24');
    expect(offered({ ...closed, cerradaHasta: null })).toEqual([]);
    expect(offered({ atencion: 'inactiva' })).toEqual([]);
  });
});
