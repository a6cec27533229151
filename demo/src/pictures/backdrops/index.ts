import type { Picture } from '../picture.js';
import { group } from '../shapes.js';
import type { SubjectName } from '../subjects/index.js';
import type { Tone } from '../tones.js';
import { altiplano, cordillera, ladera, lago, valle } from './backdrops.js';

const country = [altiplano, lago, valle, cordillera] as const;
const anywhere = [...country, ladera] as const;
const ofTheCountry: ReadonlySet<SubjectName> = new Set(['arboles', 'campo', 'terreno', 'tractor']);

/** Chooses mountains if the alternative text mentions them, otherwise by its hash. */
export function backdropOf({ alternativo, subject }: Pick<Picture, 'alternativo' | 'subject'>, tone: Tone): string {
  if (subject === 'illimani' || /Illimani|montañas/.test(alternativo)) return cordillera(tone);
  const sum = sumOf(alternativo);
  const fitting = ofTheCountry.has(subject) ? country : anywhere;
  const drawn = (fitting[sum % fitting.length] ?? cordillera)(tone);
  return sum % 2 ? group('scale(-1 1)', drawn) : drawn;
}

const sumOf = (words: string) => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
