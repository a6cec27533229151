import type { Horarios } from './horariosEnPalabras';

const LA_PAZ_OFFSET_MS = -4 * 3_600_000;

/** Whether one of these shifts is on at that moment, by the clock of La Paz. */
export function estaAbierto(horarios: Horarios, now: Date): boolean {
  const laPaz = new Date(now.getTime() + LA_PAZ_OFFSET_MS);
  const day = laPaz.getUTCDay();
  const dias = day === 0 ? 'dom' : day === 6 ? 'sab' : 'lun_vie';
  const hora = laPaz.toISOString().slice(11, 16);
  return horarios.some((turno) => turno.dias === dias && turno.abre <= hora && hora < turno.cierra);
}
