/** What a block of a page may be. */
export const tiposDeBloque = {
  texto: 'Texto',
  pasos: 'Pasos',
  cifras: 'Cifras',
  personas: 'Personas',
  preguntas: 'Preguntas',
  documentos: 'Documentos',
  lista: 'Lista',
  tabla: 'Tabla',
  imagen: 'Imagen con texto',
  llamada: 'Llamada a la acción',
  video: 'Video',
  tarjetas: 'Lo último de una sección',
  agencias: 'Agencias',
  mapa: 'Mapa de agencias',
  simulador: 'Simulador',
  formulario: 'Formulario',
} as const;

export type TipoDeBloque = keyof typeof tiposDeBloque;

/** Those that are a list of elements, and what each of theirs may have. */
export const conElementos = ['pasos', 'cifras', 'personas', 'preguntas', 'documentos', 'lista'] as const;
export const conPalabras = ['pasos', 'cifras', 'personas', 'preguntas', 'lista'] as const;
export const conDato = ['pasos', 'cifras', 'personas', 'documentos', 'lista'] as const;

/** Simulators that stand on a page; the rest of what each can do is on its own. */
export const simuladores = { credito: 'Crédito', deposito: 'Depósito a plazo fijo', ahorro: 'Caja de ahorro' } as const;
