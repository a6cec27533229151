import type { Reading } from './reading.js';

/** Parses a typed time («08:30», «8.30», «830», «8») to 24-hour `HH:MM`. */
export function readTime(written: string): Reading {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(written.trim().toLowerCase()) ?? [];
  if (hour === undefined) return { fault: 'Escriba la hora de 24 horas, como 08:30 o 20:30' };
  if (Number(hour) > 23 || Number(minute) > 59) return { fault: 'La hora va de 00:00 a 23:59' };
  return { value: `${hour.padStart(2, '0')}:${minute}` };
}
