/** Returns the year in `?gestion=`; undefined when it is missing or invalid. */
export function gestionFromUrl(request: Request): string | undefined {
  const gestion = new URL(request.url).searchParams.get('gestion') ?? '';
  return /^\d{4}$/.test(gestion) ? gestion : undefined;
}
