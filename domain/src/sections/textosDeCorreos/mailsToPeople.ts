/** What a text may leave to be filled: name → what stands in its place. */
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

/** What somebody wrote is set apart from what we say: such a variable is a paragraph by itself. */
export const quoted: readonly Variable[] = ['respuesta', 'justificacion'];

export type MailToPeople = {
  label: string;
  plantilla: 'acuse' | 'ampliacion' | 'paso' | 'respuesta';
  seccion: string;
  /** Those that its text may have; nothing that the person wrote is among them, for nobody verified their address. */
  offers: readonly Variable[];
  /** Those without which it would not say what it must. */
  needs: readonly Variable[];
};

const received = (label: string, seccion: string, ...more: Variable[]): MailToPeople => ({
  label,
  plantilla: 'acuse',
  seccion,
  offers: ['codigo', 'fecha', ...more, 'entidad'],
  needs: ['codigo'],
});
const answered = (label: string, seccion: string): MailToPeople => ({
  label,
  plantilla: 'respuesta',
  seccion,
  offers: ['codigo', 'respuesta', 'entidad'],
  needs: ['codigo', 'respuesta'],
});
const moved = (label: string, seccion: string, ...more: Variable[]): MailToPeople => ({
  label,
  plantilla: 'paso',
  seccion,
  offers: ['codigo', 'paso', ...more, 'entidad'],
  needs: ['codigo', 'paso'],
});

/** Every mail that goes to people of what they sent. */
export const mailsToPeople = {
  acuse_consulta: received('Constancia de una consulta', 'contactanos/consultas', 'limite'),
  acuse_reclamo: {
    ...received('Constancia de un reclamo', 'contactanos/reclamos', 'limite', 'plazo'),
    needs: ['codigo', 'plazo'],
  },
  acuse_solicitud: received('Constancia de una solicitud de crédito', 'contactanos/solicitudes-creditos'),
  acuse_opinion: received('Constancia de una opinión', 'contactanos/opiniones'),
  acuse_calificacion: received('Constancia de una calificación', 'contactanos/calificaciones'),
  respuesta_consulta: answered('Respuesta a una consulta', 'contactanos/consultas'),
  respuesta_reclamo: {
    ...answered('Respuesta a un reclamo', 'contactanos/reclamos'),
    offers: ['codigo', 'respuesta', 'segundaInstancia', 'entidad'],
    needs: ['codigo', 'respuesta', 'segundaInstancia'],
  },
  respuesta_opinion: answered('Respuesta a una opinión', 'contactanos/opiniones'),
  ampliacion_reclamo: {
    label: 'Ampliación del plazo de un reclamo',
    plantilla: 'ampliacion',
    seccion: 'contactanos/reclamos',
    offers: ['codigo', 'limite', 'justificacion', 'entidad'],
    needs: ['codigo', 'limite', 'justificacion'],
  },
  paso_consulta: moved('Aviso de un paso de una consulta', 'contactanos/consultas', 'limite'),
  paso_reclamo: moved('Aviso de un paso de un reclamo', 'contactanos/reclamos', 'limite'),
  paso_solicitud: moved('Aviso de un paso de una solicitud de crédito', 'contactanos/solicitudes-creditos'),
} as const satisfies Record<string, MailToPeople>;

export type MailKey = keyof typeof mailsToPeople;

/** The mail of that kind about a case of that section; undefined where none is written of one. */
export const mailKeyOf = (plantilla: string, seccion: string): MailKey | undefined =>
  (Object.keys(mailsToPeople) as MailKey[]).find(
    (key) => mailsToPeople[key].plantilla === plantilla && mailsToPeople[key].seccion === seccion,
  );
