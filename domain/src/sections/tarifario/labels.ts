export const tarifarioUses = {
  enviar: 'Enviar dinero',
  sacar: 'Sacar dinero',
  pagar: 'Pagar',
  pedir: 'Pedir prestado',
  ahorrar: 'Ahorrar',
  tramitar: 'Hacer un trámite',
  asociarse: 'Hacerse socio',
} as const;
