/** Terms of the norm and of the trade that stand in the panel without being explained. */
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

/** The terms that a text holds as words of their own, in the order of the list. */
export const termsIn = (text: string): Termino[] => {
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  return terminos.filter((term) => words.has(term));
};
