/** Regulatory and technical terms that the panel shows without an explanation. */
export const terminos = [
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

/** Returns the terms that a text contains as whole words, in list order. */
export const termsIn = (text: string): Termino[] => {
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  return terminos.filter((term) => words.has(term));
};
