/** The year that an address asks for with `?gestion=`; undefined when it asks for none or for no year. */
export function askedGestion(request: Request): string | undefined {
  const gestion = new URL(request.url).searchParams.get('gestion') ?? '';
  return /^\d{4}$/.test(gestion) ? gestion : undefined;
}
