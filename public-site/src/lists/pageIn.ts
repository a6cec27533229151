/** Returns the 1-based page number of an address; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const input = Number(params.get('pagina'));
  return Number.isSafeInteger(input) && input > 0 && input < 10_000 ? input : 1;
}
