const terminos = [
  'TEAC',
  'TEA',
  'TRe',
  'TEP',
  'CAP',
  'UFV',
  'N1',
  'ASFI',
  'RC-IVA',
  'DPF',
  'NIT',
  'RSE',
  'CIC',
  'BCB',
] as const;
export type Termino = (typeof terminos)[number];

export const termsIn = (text: string): Termino[] => {
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  return terminos.filter((term) => words.has(term));
};
