import { describe, expect, it } from '@jest/globals';
import { parseQuery, type Synonym } from './parseQuery.js';

const synonyms: Synonym[] = [
  { escriben: ['otro banco', 'interbancaria'], significan: ['transferencia ACH'], pagina: '/ach' },
  { escriben: ['perdí tarjeta'], significan: ['bloqueo tarjeta'], pagina: '/tarjeta' },
  { escriben: ['cuánto cuesta'], significan: ['tarifario'], pagina: '/tarifario' },
];
const parse = (question: string) => parseQuery(question.split(' '), synonyms);

describe('parseQuery', () => {
  it('drops the words of the question around its subject', () => {
    expect(parse('cuanto cuesta una transferencia').terms.map(({ word }) => word)).toEqual(['transferencia']);
  });

  it('keeps question words when there are no others', () => {
    expect(parse('donde estan').terms.map(({ word }) => word)).toEqual(['donde', 'estan']);
  });

  it('matches synonyms in any order, number or gender', () => {
    expect(parse('tarjetas perdi').terms).toEqual([
      { word: 'tarjetas', isWhole: true, same: [['bloqueo', 'tarjeta']] },
      { word: 'perdi', isWhole: false, same: [['bloqueo', 'tarjeta']] },
    ]);
    expect(parse('interbancarias').pages).toEqual({ '/ach': 1 });
  });

  it('matches synonyms in any tense, and misspelled', () => {
    const { pages, terms } = parse('e perdido la targeta');
    expect(pages).toEqual({ '/tarjeta': 1 });
    expect(terms.map(({ isHeard }) => isHeard)).toEqual([undefined, true]);
    expect(parse('kuanto kuesta un giro').pages).toEqual({ '/tarifario': 0.4 });
  });

  it('applies a synonym to each of its phrases', () => {
    const { pages, terms } = parse('interbancaria a otro banco');
    expect(pages).toEqual({ '/ach': 1 });
    expect(terms.map(({ same }) => same)).toEqual([[['transferencia', 'ach']], [['transferencia', 'ach']]]);
  });

  it('drops a greeting', () => {
    const { terms } = parse('buenas tardes quisiera saber por favor como puedo hacer para bloquear mi tarjeta');
    expect(terms.map(({ word }) => word)).toEqual(['tardes', 'bloquear', 'tarjeta']);
  });

  it('does not match a synonym by part of its phrase', () => {
    expect(parse('tarjeta')).toEqual({
      terms: [{ word: 'tarjeta', isWhole: false, same: [] }],
      pages: {},
      words: ['tarjeta'],
    });
  });

  it('keeps ñ, and does not match short words as prefixes', () => {
    expect(parse('un año').terms).toEqual([{ word: 'ano', written: 'año', isWhole: true, same: [] }]);
    expect(parse('niños').terms).toMatchObject([{ word: 'ninos', written: 'niños' }]);
  });

  it('returns the pages of the synonyms that it matches', () => {
    const { pages } = parse('cuanto cuesta una transferencia a otro banco');
    expect(Object.keys(pages).sort()).toEqual(['/ach', '/tarifario']);
    expect(parse('perdi mi tarjeta').pages).toEqual({ '/tarjeta': 1 });
  });
});
