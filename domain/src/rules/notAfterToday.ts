/** Validation rule: a date is not in the future. Accepts an absent date. */
export const notAfterToday = <K extends string>(field: K) => ({
  field,
  message: 'La fecha no puede ser posterior a hoy',
  holds: (values: Readonly<Partial<Record<K, unknown>>>, today: string) => String(values[field] ?? '') <= today,
});
