type Answered = Readonly<Record<string, unknown>>;

/** The address that an answer is mailed to as it is given; none where it goes another way, or the person left no address. */
export const mailedTo = ({ correo, medioUsado }: Answered): string | undefined =>
  medioUsado === 'correo' && typeof correo === 'string' && correo ? correo : undefined;
