import type * as fields from './fields/index.js';

/** Every kind of field, inferred from the vocabulary: a table that lacks one does not compile. */
export type FieldKind = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]>['kind'] }[keyof typeof fields];
