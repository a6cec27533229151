import type { Suceso } from '@coop/domain/answers';

/** What a kind of event is called, and the colour of the theme that marks it beside its words. */
export const kindsOfEvent: Readonly<Record<Suceso['clase'], { label: string; colour: string }>> = {
  publicacion: { label: 'Publicaciones', colour: 'secondary.main' },
  caso: { label: 'Plazos de casos', colour: 'error.main' },
  obligacion: { label: 'Obligaciones', colour: 'warning.main' },
  registro: { label: 'Feriados y ausencias', colour: 'info.main' },
};

/** By the day on which they happen, in their order. */
export function byDay(events: readonly Suceso[]): Map<string, Suceso[]> {
  const days = new Map<string, Suceso[]>();
  for (const event of events) days.set(event.dia, [...(days.get(event.dia) ?? []), event]);
  return days;
}
