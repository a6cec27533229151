/**
 * Guesses a noun's gender from its first word: «consulta», «solicitud de crédito», «calificación», «novedad» are
 * feminine.
 */
export const isFeminine = (name: string): boolean => /(a|ión|d)$/i.test(name.split(' ')[0] ?? '');
