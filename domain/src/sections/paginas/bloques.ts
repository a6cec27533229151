import type { Choices } from '../../language/fields/choices.js';
import { choice, file, image, integer, richText, rows, text, url } from '../../language/index.js';
import { departamentos } from '../shared/persona/departamentos.js';
export type Llamables = { publicadas: Choices; formularios: Choices };

const of = (...tipo: string[]) => ({ tipo });
/** Condition of an element inside the block. */
const within = (tipos: readonly string[]) => ({ '../tipo': tipos });
const columna = (number: number) => text(`Columna ${number}`, { max: 200 });

export const bloques = ({ publicadas, formularios }: Llamables) =>
  rows(
    'Bloques',
    {
      tipo: choice('Tipo', tiposDeBloque, { required: true }),
      titulo: text('Título', { max: 150 }),
      texto: richText('Texto'),
      elementos: rows(
        'Elementos',
        {
          titulo: text('Título', { max: 200 }),
          texto: text('Texto', { multiline: true, shownWhen: within(conPalabras) }),
          dato: text('Dato', {
            max: 80,
            shownWhen: within(conDato),
            help: 'Cifra, cargo o fecha, según el tipo de bloque.',
          }),
          imagen: image('Imagen', { shownWhen: within(['personas']) }),
          archivo: file('Archivo', { shownWhen: within(['documentos']) }),
          enlace: url('Enlace', { shownWhen: within(['lista', 'pasos']) }),
        },
        { max: 60, one: 'un elemento', shownWhen: of(...conElementos) },
      ),
      filas: rows(
        'Filas',
        { a: columna(1), b: columna(2), c: columna(3), d: columna(4), e: columna(5), f: columna(6) },
        {
          max: 100,
          requiredWhen: of('tabla'),
          help: 'La primera fila son los títulos de las columnas. Las columnas vacías no se muestran.',
        },
      ),
      imagen: image('Imagen', {
        shownWhen: of('imagen', 'video'),
        requiredWhen: of('imagen'),
        help: 'En un video es su portada.',
      }),
      lado: choice(
        'La imagen va',
        { izquierda: 'A la izquierda', derecha: 'A la derecha' },
        {
          shownWhen: of('imagen'),
          help: 'En un teléfono va siempre antes que el texto.',
        },
      ),
      video: url('Video de YouTube', {
        external: true,
        requiredWhen: of('video'),
        help: 'La página muestra la portada; el video se abre en YouTube cuando el visitante lo toca.',
      }),
      boton: text('Texto del botón', { max: 40, requiredWhen: of('llamada') }),
      enlace: url('A dónde lleva', {
        requiredWhen: of('llamada'),
        help: 'Una página del sitio, como /contactanos/agencias, o una dirección con https://. Mientras esa página no exista, el bloque no se muestra.',
      }),
      seccion: choice('Sección', publicadas, { requiredWhen: of('tarjetas') }),
      cuantas: integer('Cuántas', { min: 1, max: 12, shownWhen: of('tarjetas'), help: 'Vacío: tres.' }),
      departamento: choice('Solo de un departamento', departamentos, { shownWhen: of('agencias', 'mapa') }),
      simulador: choice('Simulador', simuladores, { requiredWhen: of('simulador') }),
      formulario: choice('Formulario', formularios, { requiredWhen: of('formulario') }),
    },
    { max: 30, one: 'un bloque' },
  );

const tiposDeBloque = {
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

const conElementos = ['pasos', 'cifras', 'personas', 'preguntas', 'documentos', 'lista'] as const;
const conPalabras = ['pasos', 'cifras', 'personas', 'preguntas', 'lista'] as const;
const conDato = ['pasos', 'cifras', 'personas', 'documentos', 'lista'] as const;

/** Simulators that can be embedded; each has all its features on its own page. */
const simuladores = { credito: 'Crédito', deposito: 'Depósito a plazo fijo', ahorro: 'Caja de ahorro' } as const;
