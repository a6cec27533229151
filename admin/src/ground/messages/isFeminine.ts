/** Whether the name of a thing is feminine, by its first word: «consulta», «solicitud de crédito», «calificación», «novedad». */
export const isFeminine = (name: string): boolean => /(a|ión|d)$/i.test(name.split(' ')[0] ?? '');
