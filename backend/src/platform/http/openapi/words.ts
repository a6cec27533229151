/** Introduction of the document for newcomers. */
export const introduction = `Lecturas públicas, formularios y los recursos del panel, en español.

**Ingreso.** Con \`POST /v1/accounts:signInWithPassword\` se obtienen un \`idToken\`, que vale una hora, y un \`refreshToken\`, con el que
\`POST /v1/token\` da otro. El \`idToken\` va en \`Authorization: Bearer …\`; \`GET /api/yo\` dice quién es y qué puede hacer.

**Sistemas.** Otro sistema usa una clave propia en lugar del token (\`Authorization: Bearer clave_…\`), que un administrador crea en
«Accesos de sistemas». Hace solo lo que se le concedió, sección por sección; lo que pide una contraseña reciente, nunca.

**Listas.** \`filter\`, \`range\` y \`sort\` son JSON dentro de la dirección. \`Content-Range\` trae el total.

**Escrituras.** Quien cambia o borra dice qué versión vio, en \`If-Match\` (la que dio \`ETag\`) o en \`version\`.

**Errores.** \`application/problem+json\` (RFC 9457): \`type\` lleva a la página que explica cada código, y \`errors\` trae un mensaje por campo.`;

export const tokenNote =
  'El `idToken` del ingreso (Firebase Authentication), que vale una hora y `POST /v1/token` renueva sin pedir la contraseña; o la clave de un sistema.';

/** Descriptions of the groups of operations without a section. */
export const groupNotes: Readonly<Record<string, string>> = {
  Ingreso: 'Obtener un token y renovarlo, en el servicio de ingreso.',
  Sesión: 'Quién es quien pide, y su contraseña.',
  Panel: 'Lo que espera, y cómo fueron las cosas.',
  Público: 'Lo publicado y vigente, para visitantes y otros sistemas. Sin sesión.',
  Formularios: 'Lo que envían las personas, su acuse y su seguimiento. Sin sesión.',
  Simuladores: 'Lo que cuesta un crédito y lo que gana un ahorro. Sin sesión; los resultados son referenciales.',
  Cotización: 'Bolivianos por dólar y por UFV.',
  Aprobaciones: 'Lo que espera a otra persona para publicarse.',
  Vistas: 'Cómo mira cada uno las listas del panel: lo suyo y lo de su rol.',
  Archivos: 'Los archivos de las secciones, y sus bytes.',
  'Conservación de datos personales': 'Hasta cuándo se guarda lo que los casos dicen de las personas.',
};

/** Date of the last change of the API's contract, described in docs/cambios-api.md under the same date. */
export const API_VERSION = '2026-11-22';
