/** Sentence of the norm that the proof of a complaint must carry to the letter. */
export const legalDeadline =
  'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la ' +
  'Entidad Financiera a recoger su carta de respuesta';
