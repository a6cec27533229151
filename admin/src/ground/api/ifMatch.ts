/** Returns the If-Match header of a row's version (optimistic lock); the server refuses a stale one. */
export const ifMatch = (row: Record<string, unknown> | undefined): HeadersInit =>
  row?.version === undefined ? {} : { 'If-Match': `"${row.version}"` };
