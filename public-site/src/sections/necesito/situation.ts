import { keyOf } from '@coop/domain/questionWords';
import { splitPhrases } from '@coop/domain/sections/sinonimos/splitPhrases';
import type { Answering } from '../../reading/answer';
import { withoutAccents } from '../../wording/withoutAccents';
import { readCalls } from './calls/readCalls';
import { addressOf, readSituaciones, type Situacion } from './readSituaciones';

/** Minimum length of a word to match; shorter ones match too many situations. */
const SHORTEST = 3;

/** Returns the situation whose phrases match most words of the question, with its steps. */
export const situation: Answering = async ({ words, leer }) => {
  const keys = new Set(words.map(keyOf));
  const [found] = (await readSituaciones(leer))
    .map((situacion) => ({ situacion, has: longestPhraseIn(situacion, keys) }))
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

/** Returns the word count of its longest phrase that the question contains in full. */
function longestPhraseIn({ titulo, escriben }: Situacion, keys: ReadonlySet<string>): number {
  const phrases = [titulo, ...splitPhrases(escriben)].map((phrase) =>
    withoutAccents(phrase)
      .split(/[^a-z0-9ñ]+/)
      // «No puedo pagar» is not «puedo pagar».
      .filter((word) => word.length >= SHORTEST || word === 'no')
      .map(keyOf),
  );
  return Math.max(0, ...phrases.filter((phrase) => phrase.every((word) => keys.has(word))).map(({ length }) => length));
}
