/** A set of rates as a source gives it: bolivianos per dollar and per UFV, decimals as strings; `fecha` is its first day. */
export type Tasas = { fecha: string; compra: string; venta: string; ufv: string };

/** Rates with the fingerprint of the document that they were read from. */
export type ReadTasas = Tasas & { sha256: string };
