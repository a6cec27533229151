const HOURS =
  /\b\d{1,2}[:h]\d{2}\b|\b\d{1,2} ?(?:hrs?|horas|[ap]\. ?m\.|[ap]m)(?!\p{L})|\bde \d{1,2} a \d{1,2}\b(?! de )/iu;

/** Whether a text mentions clock times: «de 8:30 a 18:30», «8 a. m.», «18 horas». */
export const writesHours = (text: string): boolean => HOURS.test(text);
