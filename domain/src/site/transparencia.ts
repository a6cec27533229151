/** Minimum group size of public statistics; smaller groups could identify a person. */
export const MIN_CASES = 10;

export const transparencyTables = ['reclamos', 'tasas', 'indicadores', 'publicaciones'] as const;
export type TransparencyTable = (typeof transparencyTables)[number];

export const addressOfTable = (table: TransparencyTable): string => `/api/publico/transparencia/${table}.csv`;
