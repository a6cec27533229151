import type { Suceso } from '@coop/domain/answers';

/** Label and theme colour of each kind of event. */
export const kindsOfEvent: Readonly<Record<Suceso['clase'], { label: string; colour: string }>> = {
  publicacion: { label: 'Publicaciones', colour: 'secondary.main' },
  caso: { label: 'Plazos de casos', colour: 'error.main' },
  obligacion: { label: 'Obligaciones', colour: 'warning.main' },
  registro: { label: 'Feriados y ausencias', colour: 'info.main' },
};

/** Groups events by day, keeping their order. */
export function byDay(events: readonly Suceso[]): Map<string, Suceso[]> {
  const days = new Map<string, Suceso[]>();
  for (const event of events) days.set(event.dia, [...(days.get(event.dia) ?? []), event]);
  return days;
}
