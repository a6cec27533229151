/** The page of a list that an address asks for, from 1; the first when what it says is no page. */
export function pageIn(params: URLSearchParams): number {
  const asked = Number(params.get('pagina'));
  return Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
}
