/** Returns the 1-based page number of an address; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const asked = Number(params.get('pagina'));
  return Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
}
