/** A loan as the simulator takes it. Amounts in bolivianos, whole; rates as decimal strings. */
export type CreditoSimulable = {
  id: string;
  nombre: string;
  montoMin: number;
  montoMax: number;
  plazoMin: number;
  plazoMax: number;
  tasaAnual: string;
  /** Monthly, on the balance; null without insurance. */
  seguroMensual: string | null;
};

/** A row of the table of term deposits in bolivianos. */
export type PlazoSimulable = {
  desde: number;
  hasta: number;
  montoDesde: number;
  montoHasta: number | null;
  tasaAnual: string;
};
