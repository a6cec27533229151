import { sections } from '@coop/domain';
import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';
import { at } from '../ground/calendar.js';
import { recording, type Seed } from '../ground/seed.js';

const synonym = recording(sections['sitio/sinonimos']);

/** What every installation starts with. */
export const sinonimos = (): Seed[] => starterSynonyms.map((draft, place) => synonym(`sinonimo-${place + 1}`, draft));

const missed = (key: string, texto: string, veces: number, daysAgo: number): Seed => ({
  section: sections['sitio/busquedas'],
  key,
  draft: {},
  managed: { texto, veces, ultimaVez: at(-daysAgo, '15:20') },
  orders: [],
});

/** What visitors looked for in vain. */
export const busquedas = (): Seed[] => [
  missed('turno', 'sacar turno', 14, 1),
  missed('oro', 'empeñar joyas de oro', 9, 2),
  missed('becas', 'becas para hijos de socios', 7, 4),
  missed('farmacias', 'farmacias con descuento', 6, 3),
  missed('estacionamiento', 'estacionamiento', 3, 9),
];
