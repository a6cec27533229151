/** Fewer cases than this are told to nobody: whoever sent one could be known by it. */
export const LEAST_CASES = 10;

/** The tables of what the entity gives account of. */
export const transparencyTables = ['reclamos', 'tasas', 'indicadores', 'publicaciones'] as const;
export type TransparencyTable = (typeof transparencyTables)[number];

/** Where the file of one stands. */
export const addressOfTable = (table: TransparencyTable): string => `/api/publico/transparencia/${table}.csv`;
