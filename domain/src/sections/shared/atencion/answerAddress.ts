type AnsweredCase = Readonly<Record<string, unknown>>;

/** Returns the e-mail address for an answer; undefined when it uses another channel or the person left no address. */
export const answerAddress = ({ correo, medioUsado }: AnsweredCase): string | undefined =>
  medioUsado === 'correo' && typeof correo === 'string' && correo ? correo : undefined;
