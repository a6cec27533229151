import { type Field, traitsOf } from '@coop/domain';

/** A title of so many characters is cut in half the width of a part. */
const LONG = 120;

/** Whether a field takes the whole width of a part. */
export const isWide = (field: Field): boolean =>
  traitsOf(field).wide || field.multiline === true || (field.kind === 'text' && (field.max ?? 0) >= LONG);
