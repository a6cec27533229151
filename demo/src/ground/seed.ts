import type { AnySection, Draft, Rol, Row, SectionName } from '@coop/domain';
import { v5 as uuidv5 } from 'uuid';

/** What staff did with a row: a transition and what it asks for, or «editar» and what was changed. */
export type Order = { name: string; values?: Record<string, unknown> };

/**
 * One row of the demonstration. Images and documents stand in it as the texts that `picture` and `pdf` make; members of
 * staff, as their roles. `managed` is what staff have written in a submission since it came.
 */
export type Seed = {
  section: AnySection;
  key: string;
  draft: Record<string, unknown>;
  managed: Record<string, unknown>;
  orders: readonly Order[];
  createdAt?: string;
};

const NAMESPACE = '6f1c0d0e-5b1f-4c2a-9a55-6b616e747574';

/** The identifier of a seeded row: the same at each start, so that a seed cut short goes on where it stopped. */
export const idOf = (section: SectionName | (string & {}), key: string): string =>
  uuidv5(`${section}/${key}`, NAMESPACE);

/** Makes the rows of a publication section. The key is their slug. Orders come before the row is published. */
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
    /** Published, and edited since: visitors read what it said before. */
    edited: (key: string, draft: Draft<S>, changes: Partial<Draft<S>>) =>
      seed(key, draft, [{ name: 'publicar' }, { name: 'editar', values: changes }]),
    archived: (key: string, draft: Draft<S>) => seed(key, draft, [{ name: 'publicar' }, { name: 'archivar' }]),
  };
};

/** Makes the rows of a section that only staff write. */
export const recording =
  <S extends AnySection>(section: S) =>
  (key: string, draft: Draft<S>, ...orders: Order[]): Seed => ({ section, key, draft, managed: {}, orders });

/** A role in the place of the member of staff who has it. */
type Handled<S extends AnySection> = { [K in keyof Row<S>]?: Row<S>[K] | Rol } & {
  /** By whoever has the case. */
  nota?: string;
};

/** Makes submissions: what the visitor sent and when (ISO), and how far staff have taken it. */
export const receiving =
  <S extends AnySection>(section: S) =>
  (key: string, createdAt: string, draft: Draft<S>, managed: Handled<S> = {}): Seed => ({
    section,
    key,
    createdAt,
    draft,
    managed: { canal: 'web', ...managed },
    orders: [],
  });
