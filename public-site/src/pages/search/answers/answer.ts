import type { Leer, Publicado } from '../../../reading/leer';

/** An answer over what was found: what is known of it, since when, and where the rest is. */
export type Answer = {
  title: string;
  lines: readonly { label: string; value: string }[];
  /** Since when it holds, or who says it. */
  note?: string;
  more: { href: string; text: string };
  /** What one does about it at once. */
  call?: { phone: string; href?: string; text: string };
  agencias?: readonly Publicado<'sitio/agencias'>[];
};

/** What a question is about: its words and what means the same, without accents. */
export type About = { words: readonly string[]; leer: Leer; today: string; signal: AbortSignal };

/** Finds an answer of one kind; none where the question is about something else. */
export type Answering = (about: About) => Promise<Answer | undefined>;

/** Whether some word begins so. */
export const says = (words: readonly string[], ...beginnings: readonly string[]): boolean =>
  words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
