/** `institucional/bienes-adjudicados` → `institucional_bienes_adjudicados`; `fechaRemate` → `fecha_remate`. */
export const snakeCase = (name: string): string =>
  name.replace(/[/-]/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
