import { type Field, traitsOf } from '@coop/domain';

/** Whether a field takes the whole width of a part. */
export const isWide = (field: Field): boolean => traitsOf(field).wide || field.multiline === true;
