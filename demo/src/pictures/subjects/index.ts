import type { Tone } from '../tones.js';
import * as buildings from './buildings.js';
import * as life from './life.js';
import * as things from './things.js';
import * as vehicles from './vehicles.js';

const { casa, edificio, ...otherBuildings } = buildings;

/** Subjects of pictures. Each is drawn up from y = 0, centred on x = 0. */
export const subjects = {
  ...otherBuildings,
  ...vehicles,
  ...things,
  ...life,
  casa: (tone: Tone) => casa(tone, 1),
  casaDeDosPlantas: (tone: Tone) => casa(tone, 2),
  edificio: (tone: Tone) => edificio(tone, 5),
  oficina: (tone: Tone) => edificio(tone, 3),
  /** The mountain only. */
  illimani: () => '',
} satisfies Record<string, (tone: Tone) => string>;

export type SubjectName = keyof typeof subjects;
