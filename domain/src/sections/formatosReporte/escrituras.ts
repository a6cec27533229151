export const separadores = {
  punto_y_coma: 'Punto y coma (;)',
  coma: 'Coma (,)',
  barra: 'Barra vertical (|)',
  tabulacion: 'Tabulación',
} as const;

export const signosDecimales = { coma: 'Coma (1250,50)', punto: 'Punto (1250.50)' } as const;

export const fechas = {
  'dd/mm/aaaa': '31/12/2026',
  'aaaa-mm-dd': '2026-12-31',
  aaaammdd: '20261231',
  ddmmaaaa: '31122026',
} as const;

export const codificaciones = {
  utf8_bom: 'UTF-8 con marca (Excel)',
  utf8: 'UTF-8',
  latin1: 'Latin-1 (ISO 8859-1)',
} as const;

export const finesDeLinea = { crlf: 'CR LF (Windows)', lf: 'LF' } as const;
