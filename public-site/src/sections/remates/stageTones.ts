/** Tones of the tag that says an auction's stage. */
export const stageTones = {
  programado: 'verde',
  resultado_pendiente: 'neutra',
  realizado: 'neutra',
  suspendido: 'oro',
  cancelado: 'carmesi',
} as const;
