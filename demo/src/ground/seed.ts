import type { AnySection, Draft, Rol, Row, SectionName } from '@coop/domain';
import { v5 as uuidv5 } from 'uuid';

/** A staff action on a row: a transition with its inputs, or «editar» with the changed values. */
export type Order = { name: string; values?: Record<string, unknown> };

/** Images and documents are placeholders of `picture` and `pdf`; users are roles. `managed`: staff's values. */
export type Seed = {
  section: AnySection;
  key: string;
  draft: Record<string, unknown>;
  managed: Record<string, unknown>;
  orders: readonly Order[];
  createdAt?: string;
};

const NAMESPACE = '6f1c0d0e-5b1f-4c2a-9a55-6b616e747574';

/** Returns the id of a seeded row, the same at each start, so that an interrupted seed resumes. */
export const idOf = (section: SectionName | (string & {}), key: string): string =>
  uuidv5(`${section}/${key}`, NAMESPACE);

/** Builds rows of a publication section. The key is the slug. `orders` run before the publication. */
export const publishing = <S extends AnySection>(section: S) => {
  const seed = (key: string, draft: Draft<S>, orders: readonly Order[]): Seed => ({
    section,
    key,
    draft: { slug: key, ...draft },
    managed: {},
    orders,
  });
  return {
    published: (key: string, draft: Draft<S>, ...before: Order[]) =>
      seed(key, draft, [...before, { name: 'publicar' }]),
    draft: (key: string, draft: Draft<S>) => seed(key, draft, []),
    /** Published, then edited: visitors still read the previous version. */
    edited: (key: string, draft: Draft<S>, changes: Partial<Draft<S>>) =>
      seed(key, draft, [{ name: 'publicar' }, { name: 'editar', values: changes }]),
    archived: (key: string, draft: Draft<S>) => seed(key, draft, [{ name: 'publicar' }, { name: 'archivar' }]),
  };
};

export const recording =
  <S extends AnySection>(section: S) =>
  (key: string, draft: Draft<S>, ...orders: Order[]): Seed => ({ section, key, draft, managed: {}, orders });

/** A managed row in which a role stands for its user. */
type HandledCase<S extends AnySection> = { [K in keyof Row<S>]?: Row<S>[K] | Rol } & {
  nota?: string;
};

/** Builds submissions: the visitor's data and time (ISO), and the staff's progress. */
export const receiving =
  <S extends AnySection>(section: S) =>
  (key: string, createdAt: string, draft: Draft<S>, managed: HandledCase<S> = {}): Seed => ({
    section,
    key,
    createdAt,
    draft,
    managed: { canal: 'web', ...managed },
    orders: [],
  });

/** Builds the placeholder of a document in rich text, until it is rendered and stored. */
export const documentInText = (made: string, words: string): string =>
  `<a data-archivo="${encodeURIComponent(made)}">${words}</a>`;

/** Replaces each placeholder in rich text with the result of `change`; `part` is its kind. */
export const mapInText = (html: string, change: (made: string, part: 'imagen' | 'documento') => string): string =>
  html.replace(
    /<(figure|a) data-archivo="(%7B[^"]+)">/g,
    (_, tag: string, made: string) =>
      `<${tag} data-archivo="${change(decodeURIComponent(made), tag === 'figure' ? 'imagen' : 'documento')}">`,
  );
