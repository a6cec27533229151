/** Rule: a date is not in the future. An absent date is fine. */
export const notAfterToday = <K extends string>(field: K) => ({
  field,
  message: 'La fecha no puede ser posterior a hoy',
  holds: (values: Readonly<Partial<Record<K, unknown>>>, today: string) => String(values[field] ?? '') <= today,
});
