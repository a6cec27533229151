import type { FieldKind, fields } from '@coop/domain';

type Vocabulary = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

/** The field of that kind, with what only that kind has (`choices`, `to`, `unit`…). */
export type FieldOf<K extends FieldKind = FieldKind> = Vocabulary[K];
