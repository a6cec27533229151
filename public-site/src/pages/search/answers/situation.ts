import { rootOf } from '@coop/domain/rootOf';
import { phrasesIn } from '@coop/domain/sections/sinonimos/phrasesIn';
import { readCalls } from '../../../sections/necesito/calls/readCalls';
import { addressOf, readSituaciones, type Situacion } from '../../../sections/necesito/readSituaciones';
import { withoutAccents } from '../../../wording/withoutAccents';
import type { Answering } from './answer';

/** Shorter ones tie others together. */
const SHORTEST = 3;

/** What to do about what happened to whoever asks: the situation of which the question has most words. */
export const situation: Answering = async ({ words, leer }) => {
  const said = new Set(words.map(rootOf));
  const [found] = (await readSituaciones(leer))
    .map((situacion) => ({ situacion, has: longestSaid(situacion, said) }))
    .filter(({ has }) => has > 0)
    .sort((one, other) => other.has - one.has);
  if (!found) return undefined;
  const { titulo, resumen, pasos, telefonos } = found.situacion;
  const feriados = await leer.feriados();
  const [call] = await readCalls(leer, { of: telefonos, feriados, now: new Date() });
  return {
    title: titulo,
    lines: [],
    note: `${resumen} ${pasos[0] ?? ''}`,
    ...(call && { call: { ...call, text: 'Llamar' } }),
    more: { href: addressOf(found.situacion), text: 'Qué hacer, paso a paso' },
  };
};

/** How many words has the longest of its phrases that the question says whole. */
function longestSaid({ titulo, escriben }: Situacion, said: ReadonlySet<string>): number {
  const phrases = [titulo, ...phrasesIn(escriben)].map((phrase) =>
    withoutAccents(phrase)
      .split(/[^a-z0-9ñ]+/)
      .filter(({ length }) => length >= SHORTEST)
      .map(rootOf),
  );
  return Math.max(0, ...phrases.filter((phrase) => phrase.every((word) => said.has(word))).map(({ length }) => length));
}
