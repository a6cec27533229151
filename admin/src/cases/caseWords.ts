type Words = {
  /** Fields with what the person wrote, in their own words. */
  text: readonly string[];
  /** Who they are and how to reach them. */
  person: readonly string[];
};

const contact = ['celular', 'telefonoFijo', 'correo'] as const;
const names = ['nombre', 'nombres', 'primerApellido', 'segundoApellido', 'razonSocial', 'tipoPersona'] as const;
const identity = ['tipoDocumento', 'numeroDocumento', 'complemento', 'expedidoEn'] as const;

const person = [
  ...names,
  ...identity,
  'representanteLegal',
  'numeroTestimonio',
  'esCliente',
  'esSocio',
  'numeroSocio',
  ...contact,
  'direccion',
  'departamento',
  'ciudad',
  'medioRespuesta',
  'horarioContacto',
];

/** Which fields of each section its screen shows first: what the person wrote, and who they are. */
export const caseWords: Readonly<Record<string, Words>> = {
  'contactanos/consultas': { text: ['tema', 'referencia', 'mensaje'], person },
  'contactanos/calificaciones': { text: ['comentario'], person: ['nombre', ...contact] },
  'contactanos/reclamos': { text: ['descripcion', 'solicitud', 'adjuntos'], person },
  'contactanos/opiniones': { text: ['asunto', 'mensaje'], person: ['nombre', ...contact, 'deseaRespuesta'] },
  'contactanos/solicitudes-creditos': { text: [], person: [...person, 'fechaNacimiento', 'estadoCivil'] },
};
