/** Rates as read from a source: bolivianos per dollar and per UFV, as decimal strings. `fecha`: first day in force. */
export type Tasas = { fecha: string; compra: string; venta: string; ufv: string };

/** Rates with the SHA-256 of their source document. */
export type ReadTasas = Tasas & { sha256: string };
