export const filterAt = (enlace: string): Record<string, unknown> =>
  JSON.parse(new URLSearchParams(enlace.split('?')[1]).get('filter') ?? '{}');
