const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * Parses If-Match: `*` or one entity tag; otherwise undefined. RFC 9110 §13.1.1 allows a list, but an author has read
 * only one version.
 */
export function readIfMatch(header: string): string | undefined {
  const named = header.trim();
  return named === '*' || TAG.test(named) ? named : undefined;
}
