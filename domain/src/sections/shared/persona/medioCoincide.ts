type Answerable = { medioRespuesta?: string | null; celular?: string | null; correo?: string | null };

/** Validation rules: the contact data for the chosen reply channel is present. */
export const medioCoincide = [
  {
    field: 'correo',
    message: 'Ingrese su correo para recibir allí la respuesta',
    holds: ({ medioRespuesta, correo }: Answerable) => medioRespuesta !== 'correo' || Boolean(correo),
  },
  {
    field: 'celular',
    message: 'Ingrese su celular para recibir allí la respuesta',
    holds: ({ medioRespuesta, celular }: Answerable) =>
      !['llamada', 'whatsapp', 'whatsapp_aviso'].includes(medioRespuesta ?? '') || Boolean(celular),
  },
] as const;
