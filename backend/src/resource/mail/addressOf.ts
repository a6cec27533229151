import { fields } from '@coop/domain';

const address = fields.email('Para').schema();

/** Parses a single plain email address; undefined when invalid. */
export const addressOf = (text: string): string | undefined => address.safeParse(text).data;
