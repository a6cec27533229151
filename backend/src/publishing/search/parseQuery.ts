import { isGrammar, isQuestionWord, keyOf } from '@coop/domain/questionWords';
import { rootOf } from '@coop/domain/rootOf';
import { searchWords } from '../../platform/database/tables/textSearch.js';

/** A synonym defined by staff: visitors' words, the site's words, and an optional page. */
export type Synonym = {
  escriben: readonly string[];
  significan: readonly string[];
  pagina: string | null;
};

/**
 * A search term. `isWhole` is false for a possible prefix; `same` lists synonym phrases. `written` keeps the ñ, which
 * `word` and the index lack. `isHeard`: it is in a synonym by its sound only, so it is misspelt.
 */
export type SearchTerm = {
  word: string;
  written?: string;
  isWhole: boolean;
  isHeard?: true;
  same: readonly (readonly string[])[];
};

export type ParsedQuery = {
  terms: readonly SearchTerm[];
  /** Paths of pages chosen by staff, with the share of the query that each answers (0 to 1). */
  pages: Readonly<Record<string, number>>;
  /** All words of the query and of its synonyms, for highlighting. */
  words: readonly string[];
};

/** Limit of search terms: each is a query of the index. */
const MAX_TERMS = 8;

/** Share that a phrase of question words alone answers, such as «cuánto cuesta». */
const QUESTION_ONLY_SHARE = 0.4;

/** Shorter words begin too many others to be prefixes. */
const SHORTEST_PREFIX = 4;

/** Parses a query and adds its synonyms. Its words, as written, contain only letters and digits. */
export function parseQuery(texts: readonly string[], synonyms: readonly Synonym[]): ParsedQuery {
  const written = new Map(texts.flatMap((text) => searchWords(text).map((word) => [word, text.toLowerCase()])));
  const words = [...written.keys()];
  const content = orAll(words, (word) => !isGrammar(word));
  const keywords = orAll(content, (word) => word.length > 1 && !isQuestionWord(word)).slice(0, MAX_TERMS);
  const matches = synonyms.flatMap((synonym) => matchSynonym(content, synonym));
  const matchesOf = (word: string) => matches.filter(({ phrase }) => phrase.includes(keyOf(word)));
  const pages: Record<string, number> = {};
  const part = (phrase: readonly string[]) =>
    keywords.filter((word) => phrase.includes(keyOf(word))).length / keywords.length || QUESTION_ONLY_SHARE;
  for (const { phrase, pagina } of matches) if (pagina) pages[pagina] = Math.max(pages[pagina] ?? 0, part(phrase));
  return {
    terms: keywords.map((word, at) => {
      const hasEnie = written.get(word)?.includes('ñ');
      return {
        word,
        ...(hasEnie && { written: written.get(word) }),
        isWhole: at < keywords.length - 1 || word.length < SHORTEST_PREFIX,
        ...(isHeardOnly(word, matchesOf(word)) && { isHeard: true }),
        same: matchesOf(word).flatMap(({ meanings }) => meanings),
      };
    }),
    pages,
    words: [...new Set([...words, ...matches.flatMap(({ meanings }) => meanings.flat())])],
  };
}

type SynonymMatch = {
  phrase: readonly string[];
  roots: readonly string[];
  meanings: readonly (readonly string[])[];
  pagina: string | null;
};

/** Returns the words of all phrases of a synonym that the query contains, in any word order. */
function matchSynonym(content: readonly string[], { escriben, significan, pagina }: Synonym): SynonymMatch[] {
  const keys = new Set(content.map(keyOf));
  const words = escriben
    .map(meaningful)
    .flatMap((phrase) => (phrase.every((word) => keys.has(keyOf(word))) ? phrase : []));
  if (words.length === 0) return [];
  return [{ phrase: words.map(keyOf), roots: words.map(rootOf), meanings: significan.map(meaningful), pagina }];
}

const isHeardOnly = (word: string, matches: readonly SynonymMatch[]): boolean =>
  matches.length > 0 && matches.every(({ roots }) => !roots.includes(rootOf(word)));

const meaningful = (text: string): string[] =>
  searchWords(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).filter((word) => !isGrammar(word));

/** Filters the words; returns all when the filter leaves none. */
function orAll(words: readonly string[], isMeant: (word: string) => boolean): readonly string[] {
  const meant = words.filter(isMeant);
  return meant.length > 0 ? meant : words;
}
