import { findSection, publicAddressOf, todayInLaPaz } from '@coop/domain';
import type { SearchCount, SearchResults, Suggestion } from '@coop/domain/answers';
import { versionIn } from '@coop/domain/idiomas';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { searchWords } from '../../platform/database/tables/textSearch.js';
import { Log } from '../../platform/logging/log.js';
import { excerptOf } from './excerptOf.js';
import { FindingsRepository, type IndexRow as Line, MAX_RANKED } from './findings.repository.js';
import { MissedQuestions } from './missed-questions.js';
import { type ParsedQuery, parseQuery } from './parseQuery.js';
import { deduplicate, type ScoredHit, scoreOf } from './ranking.js';
import type { SearchQuery } from './searchQuery.js';
import { SynonymsRepository } from './synonyms.repository.js';
import { type Spelling, VocabularyRepository } from './vocabulary.repository.js';

const MAX_SUGGESTIONS = 6;
/** Limit of unmatched words that get a spelling suggestion. */
const MAX_UNKNOWN = 5;
/** Cache TTL in ms: a search page and its counts run the same query, as do concurrent visitors. */
const ANSWER_HOLDS = 5_000;
const MAX_ANSWERS = 100;
/** Minimum share of a query's words that counts as an answer. */
const HALF = 0.5;
/** Minimum share of the best score, so that few results are shown, and those to the point. */
const LEAST_SCORE = 0.45;

type SearchInput = Pick<SearchQuery, 'q'> & Partial<SearchQuery>;

type Question = { q: readonly string[]; seccion: string | undefined };

/** Result of a query. `quizas`: suggested spelling; `isCorrected`: the results are for that spelling. */
type Answer = { understood: ParsedQuery; hits: ScoredHit[]; quizas?: string; isCorrected?: true };

/** Searches published, readable pages and their documents. */
@Injectable()
export class SearchService {
  private readonly log = new Log(SearchService.name);
  /** Results by query and section; published changes invalidate them through the key. */
  private readonly answers = new LRUCache<string, Answer, Question>({
    max: MAX_ANSWERS,
    ttl: ANSWER_HOLDS,
    fetchMethod: (_, __, { context: { q, seccion } }) => this.work(q, seccion),
  });

  constructor(
    private readonly findings: FindingsRepository,
    private readonly synonyms: SynonymsRepository,
    private readonly vocabulary: VocabularyRepository,
    private readonly missed: MissedQuestions,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * Returns a page of results with a spelling suggestion. With an address, an unanswered query is counted for staff.
   */
  async find({ q, seccion, range = [0, 9] }: SearchInput, address?: string) {
    const answer = await this.answer(q, seccion);
    const [first, last] = range;
    const { hits, understood } = answer;
    const ids = hits.slice(first, last + 1).map(({ id }) => id);
    const lines = await this.findings.findLines(ids, understood);
    if (address && first === 0 && !seccion) await this.note(q, answer, address);
    return {
      rows: lines.flatMap(resultOf),
      first,
      total: hits.length,
      ...(hits.length > MAX_RANKED && { more: true }),
      entendido: understood.words,
      terminos: understood.terms.map(({ word, same }) => [word, ...same.map((phrase) => phrase.join(' '))]),
      ...(answer.quizas && { quizas: answer.quizas, corregida: answer.isCorrected ?? false }),
    };
  }

  async countBySection(q: readonly string[]): Promise<SearchCount[]> {
    const { hits } = await this.answer(q, undefined);
    const totals = new Map<string, number>();
    for (const { seccion } of hits) totals.set(seccion, (totals.get(seccion) ?? 0) + 1);
    const more = hits.length > MAX_RANKED ? ({ more: true } as const) : {};
    return [...totals]
      .sort(([, one], [, other]) => other - one)
      .map(([seccion, total]) => ({ seccion, etiqueta: labelOf(seccion), total, ...more }));
  }

  async suggest(q: readonly string[]): Promise<Suggestion[]> {
    const found = await this.findings.suggest(q.flatMap(searchWords), MAX_SUGGESTIONS);
    return found
      .flatMap(resultOf)
      .map(({ titulo, url, etiqueta, idioma }) => ({ titulo, url, etiqueta, ...(idioma && { idioma }) }));
  }

  private answer(q: readonly string[], seccion: string | undefined): Promise<Answer> {
    const key = JSON.stringify([this.changes.changeCount, q, seccion]);
    return this.answers.forceFetch(key, { context: { q, seccion } });
  }

  private async work(q: readonly string[], seccion: string | undefined): Promise<Answer> {
    const synonyms = await this.synonyms.find();
    const understood = parseQuery(q, synonyms);
    const hits = await this.findHits(understood, seccion);
    const unknown = understood.terms.filter(({ isHeard }, at) => isHeard || hits.every(({ ranks }) => ranks[at] === 0));
    const meant = new Map<string, Spelling>();
    for (const { word } of unknown.slice(0, MAX_UNKNOWN)) {
      // A word that readable content contains is no typo, even if no row matches it with the others.
      if (await this.findings.isReadable([word])) continue;
      const one = await this.vocabulary.findMeant(word);
      // A suggestion must not reveal words of embargoed or withdrawn content.
      if (one && (await this.findings.isReadable(searchWords(one.escrita)))) meant.set(word, one);
    }
    if (meant.size === 0) return { understood, hits };
    const spell = (isUsed: (spelling: Spelling) => boolean) =>
      q.map((word) => {
        const spelling = meant.get(searchWords(word).join(''));
        return spelling && isUsed(spelling) ? spelling.escrita : word;
      });
    const quizas = spell(() => true).join(' ');
    const understoodAgain = parseQuery(
      spell(({ isSure }) => isSure || hits.length === 0),
      synonyms,
    );
    const better = await this.findHits(understoodAgain, seccion);
    if (better.length === 0) return { understood, hits, ...(hits.length > 0 && { quizas }) };
    return { understood: understoodAgain, hits: better, quizas, ...(hits.length === 0 && { isCorrected: true }) };
  }

  private async findHits(understood: ParsedQuery, seccion: string | undefined): Promise<ScoredHit[]> {
    const lines = await this.findings.findRanked(understood, seccion);
    const today = todayInLaPaz();
    return dropWeakHits(deduplicate(lines.map((line) => scoreOf(line, understood.pages, today))));
  }

  /** Counts unanswered queries for staff; a failure is logged and does not affect the response. */
  private async note(q: readonly string[], { hits, understood, isCorrected }: Answer, address: string) {
    const isAnswered =
      Object.keys(understood.pages).length > 0 || hits.some(({ coverage }) => coverage >= HALF) || isCorrected;
    if (isAnswered) return;
    await this.missed
      .note(q.flatMap(searchWords), address)
      .catch((err: unknown) => this.log.warn('A search could not be counted', { err }));
  }
}

/** Drops the results with half the words of the best, or far below its score; pages that staff chose stay. */
function dropWeakHits(hits: readonly ScoredHit[]): ScoredHit[] {
  const most = Math.max(0, ...hits.map(({ coverage }) => coverage));
  const best = Math.max(0, ...hits.map(({ score }) => score));
  return hits.filter(
    ({ coverage, score, isChosen }) => isChosen || (coverage > most / 2 && score > best * LEAST_SCORE),
  );
}

const labelOf = (seccion: string) => findSection(seccion)?.label.many ?? seccion;

function resultOf(line: Line): SearchResults[] {
  const { seccion, slug, ruta, documento, titulo, fragmento, dia, publicadoEn } = line;
  const section = findSection(seccion);
  const page = section && publicAddressOf(section, { slug, ruta });
  if (!page) return [];
  const url = documento ? `/documentos/${documento}` : page;
  const tipo = documento ? 'documento' : 'pagina';
  const idioma = versionIn(line.idioma);
  const found = {
    titulo,
    fragmento: excerptOf(fragmento),
    url,
    seccion,
    etiqueta: labelOf(seccion),
    tipo,
    fecha: dia ?? publicadoEn,
  } as const;
  return [{ ...found, ...(idioma && { idioma }) }];
}
