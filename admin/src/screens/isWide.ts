import type { Field } from '@coop/domain';

/** Whether a field takes the whole width of a part. */
export const isWide = (field: Field): boolean =>
  ['richText', 'rows', 'texts', 'choices'].includes(field.kind) || ('multiline' in field && field.multiline === true);
