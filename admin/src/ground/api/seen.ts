/** The header that says which version of something the user has before them: the server refuses to write over another. */
export const seen = (row: Record<string, unknown> | undefined): HeadersInit =>
  row?.version === undefined ? {} : { 'If-Match': `"${row.version}"` };
