/** What GET /api/cotizacion answers. Bolivianos; `fecha` is the day from which it holds. */
export type Cotizacion = {
  cotizaciones: { venta: number; compra: number; ufv: number };
  fecha: string;
  actualizadoEn: string;
  fuente: 'bcb' | 'manual' | 'semilla';
  desactualizado: boolean;
};
