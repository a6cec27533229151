const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;

/**
 * What an If-Match header names: `*`, or one entity tag as it is written. Undefined when it is neither. RFC 9110 §13.1.1 allows
 * a list: whoever writes has seen one version, and a list of all that there can be would be a `*`.
 */
export function readIfMatch(header: string): string | undefined {
  const named = header.trim();
  return named === '*' || TAG.test(named) ? named : undefined;
}
