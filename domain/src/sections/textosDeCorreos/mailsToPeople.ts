export const variables = {
  codigo: 'el número del caso',
  fecha: 'el día y la hora en que se registró',
  paso: 'en qué quedó el caso, como «En análisis»',
  limite: 'la fecha hasta la que se responde',
  plazo: 'el plazo legal de la respuesta, con las palabras de la norma',
  respuesta: 'la respuesta que escribió el personal, en un párrafo solo suyo',
  justificacion: 'por qué se amplía, en un párrafo solo suyo',
  segundaInstancia: 'adónde acudir si no se está de acuerdo, con su teléfono',
  entidad: 'el nombre de la entidad',
} as const;

export type Variable = keyof typeof variables;

/** Variables with text written by staff; each must be a paragraph of its own, as a quotation. */
export const quoted: readonly Variable[] = ['respuesta', 'justificacion'];

export type MailToPeople = {
  label: string;
  plantilla: 'acuse' | 'ampliacion' | 'paso' | 'respuesta';
  seccion: string;
  /** Allowed variables. They exclude what the person wrote, because their address is not verified. */
  offers: readonly Variable[];
  needs: readonly Variable[];
};

const receiptMail = (label: string, seccion: string, ...more: Variable[]): MailToPeople => ({
  label,
  plantilla: 'acuse',
  seccion,
  offers: ['codigo', 'fecha', ...more, 'entidad'],
  needs: ['codigo'],
});
const answerMail = (label: string, seccion: string): MailToPeople => ({
  label,
  plantilla: 'respuesta',
  seccion,
  offers: ['codigo', 'respuesta', 'entidad'],
  needs: ['codigo', 'respuesta'],
});
const stepMail = (label: string, seccion: string, ...more: Variable[]): MailToPeople => ({
  label,
  plantilla: 'paso',
  seccion,
  offers: ['codigo', 'paso', ...more, 'entidad'],
  needs: ['codigo', 'paso'],
});

export const mailsToPeople = {
  acuse_consulta: receiptMail('Constancia de una consulta', 'contactanos/consultas', 'limite'),
  acuse_reclamo: {
    ...receiptMail('Constancia de un reclamo', 'contactanos/reclamos', 'limite', 'plazo'),
    needs: ['codigo', 'plazo'],
  },
  acuse_solicitud: receiptMail('Constancia de una solicitud de crédito', 'contactanos/solicitudes-creditos'),
  acuse_opinion: receiptMail('Constancia de una opinión', 'contactanos/opiniones'),
  acuse_calificacion: receiptMail('Constancia de una calificación', 'contactanos/calificaciones'),
  acuse_turno: receiptMail('Constancia de un turno', 'sitio/turnos'),
  respuesta_consulta: answerMail('Respuesta a una consulta', 'contactanos/consultas'),
  respuesta_reclamo: {
    ...answerMail('Respuesta a un reclamo', 'contactanos/reclamos'),
    offers: ['codigo', 'respuesta', 'segundaInstancia', 'entidad'],
    needs: ['codigo', 'respuesta', 'segundaInstancia'],
  },
  respuesta_opinion: answerMail('Respuesta a una opinión', 'contactanos/opiniones'),
  ampliacion_reclamo: {
    label: 'Ampliación del plazo de un reclamo',
    plantilla: 'ampliacion',
    seccion: 'contactanos/reclamos',
    offers: ['codigo', 'limite', 'justificacion', 'entidad'],
    needs: ['codigo', 'limite', 'justificacion'],
  },
  paso_consulta: stepMail('Aviso de un paso de una consulta', 'contactanos/consultas', 'limite'),
  paso_reclamo: stepMail('Aviso de un paso de un reclamo', 'contactanos/reclamos', 'limite'),
  paso_solicitud: stepMail('Aviso de un paso de una solicitud de crédito', 'contactanos/solicitudes-creditos'),
  paso_turno: stepMail('Aviso de un turno cancelado', 'sitio/turnos'),
} as const satisfies Record<string, MailToPeople>;

export type MailKey = keyof typeof mailsToPeople;

/** Returns the key of the e-mail of a template about cases of a section; undefined where there is none. */
export const mailKeyOf = (plantilla: string, seccion: string): MailKey | undefined =>
  (Object.keys(mailsToPeople) as MailKey[]).find(
    (key) => mailsToPeople[key].plantilla === plantilla && mailsToPeople[key].seccion === seccion,
  );
