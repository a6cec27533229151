/** Entity other than the demo one, as the panel form sends it. */
export const illampu = {
  nombre: 'Cooperativa Illampu R.L.',
  nombreCorto: 'Illampu',
  lema: 'Cerca de su gente',
  nit: '1020304050',
  licencia: 'ASFI/007/2019 de 3 de mayo de 2019',
  direccion: 'Plaza Villamil de Rada N° 12, Sorata',
  ciudad: 'Sorata',
  horario: 'Lunes a sábado de 8:00 a 15:00',
  telefonoGratuito: '800-22-3344',
  whatsapp: '+59171234567',
  correo: 'hola@illampu.example',
  redes: [{ nombre: 'Facebook', url: 'https://facebook.example/illampu' }],
  cuentas: [{ banco: 'Banco Andino', numero: '401-22', moneda: 'BOB' as const, titular: null }],
  color: '#0b4f8a',
  motivo: 'ninguno' as const,
  pie: 'Cooperativa de ahorro y crédito de vínculo abierto.',
};

/** Another entity, with required fields only. */
export const sajama = {
  nombre: 'Cooperativa Sajama R.L.',
  nombreCorto: 'Sajama',
  lema: 'Firme como la montaña',
  direccion: 'Calle Bolívar N° 300, Oruro',
  ciudad: 'Oruro',
  horario: 'Lunes a viernes de 9:00 a 16:00',
};

/** First version of a privacy policy. */
export const politica = { version: '2027-01', texto: '<p>Guardamos lo que usted nos escribe, y nada más.</p>' };
