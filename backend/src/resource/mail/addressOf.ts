import { fields } from '@coop/domain';

const address = fields.email('Para').schema();

/** The one plain address that a text is; undefined when it is none. */
export const addressOf = (text: string): string | undefined => address.safeParse(text).data;
