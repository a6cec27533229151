import type { FieldKind, fields } from '@coop/domain';

type Vocabulary = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

/** The field type of one kind, with that kind's properties (`choices`, `to`, `unit`…). */
export type FieldOf<K extends FieldKind = FieldKind> = Vocabulary[K];
