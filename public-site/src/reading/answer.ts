import type { SearchResults } from '@coop/domain/answers';
import type { Leer, Publicado } from './leer';

/** A direct answer: facts, their date or source, and a link to the details. */
export type Answer = {
  title: string;
  lines: readonly { label: string; value: string }[];
  note?: string;
  more: { href: string; text: string };
  call?: { phone: string; href?: string; text: string };
  points?: readonly string[];
  agencias?: readonly Publicado<'sitio/agencias'>[];
  /** The only day of which their hours are shown. */
  dia?: 'sab' | 'dom';
};

export type Term = readonly string[];

/** The subject of a question: its words and their synonyms, without accents, what it seeks, and the results. */
export type About = {
  words: readonly string[];
  terms: readonly Term[];
  rows: readonly SearchResults[];
  leer: Leer;
  today: string;
  signal: AbortSignal;
};

/** Finds one kind of answer; resolves to undefined when the question is about something else. */
export type Answering = (about: About) => Promise<Answer | undefined>;

/** Returns the share of the terms that begin, as asked or in a synonym, with one of these prefixes. */
export const shareAbout = (terms: readonly Term[], ...beginnings: readonly string[]): number =>
  terms.filter((term) =>
    hasPrefix(
      term.flatMap((phrase) => phrase.split(' ')),
      ...beginnings,
    ),
  ).length / Math.max(1, terms.length);

export const hasPrefix = (words: readonly string[], ...beginnings: readonly string[]): boolean =>
  words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
