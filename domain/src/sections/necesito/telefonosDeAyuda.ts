export const telefonosDeAyuda = {
  bloqueo: 'Bloqueo de tarjetas',
  linea: 'Línea gratuita',
  agencia: 'Una agencia',
  defensoria: 'Segunda instancia de reclamo',
} as const;

export type TelefonoDeAyuda = keyof typeof telefonosDeAyuda;
