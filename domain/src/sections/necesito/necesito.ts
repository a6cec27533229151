import { boolean, choice, choices, publication, rows, section, text, texts } from '../../language/index.js';
import { telefonosDeAyuda } from './telefonosDeAyuda.js';

const plazosDeNorma = {
  reclamoPlazo: 'Respuesta de un reclamo',
  segundaInstanciaPlazo: 'Para acudir a la segunda instancia',
} as const;

/** Help for common situations: each fits a phone screen, with the first step on top. */
export const necesito = section({
  name: 'sitio/necesito',
  label: { one: 'Situación', many: 'Situaciones', menu: 'Necesito…' },
  about: 'Qué hacer cuando algo pasa: perder la tarjeta, un cobro de más, un mensaje sospechoso.',
  icon: 'help',
  kind: publication({ orderedBy: ['orden'], at: '/necesito' }),
  title: ({ titulo }) => titulo,
  example: {
    titulo: 'Olvidé mi clave',
    resumen: 'La cambia en un cajero o en cualquier agencia, con su carnet.',
    pasos: ['Vaya a un cajero de la entidad con su tarjeta y su carnet.'],
  },
  groups: {
    Situación: {
      titulo: text('Situación', {
        required: true,
        min: 3,
        max: 45,
        help: 'Como lo dice quien la vive: «Perdí mi tarjeta».',
      }),
      resumen: text('En una frase', { required: true, min: 3, max: 90, help: 'Lo primero que conviene saber.' }),
      urgente: boolean('Es urgente', { help: 'Se muestra antes que las demás, y en rojo.' }),
    },
    'Qué hacer': {
      pasos: texts('Pasos', {
        min: 1,
        max: 4,
        maxLength: 100,
        help: 'El primero es lo que se hace ahora mismo. Caben en una pantalla de teléfono.',
      }),
      telefonos: choices('A quién se llama', telefonosDeAyuda, {
        help: 'Va primero el que atiende a esa hora. Los números son los de la entidad y los de sus agencias.',
      }),
      plazo: choice('Plazo que fija la norma', plazosDeNorma, {
        help: 'La fecha la calcula el sitio con los parámetros normativos y los feriados.',
      }),
      aMano: texts('Tenga a mano', { max: 4, maxLength: 40 }),
      enlaces: rows(
        'Páginas del sitio',
        {
          texto: text('Texto', { required: true, max: 30, help: 'Qué se hace ahí: «Reclamar».' }),
          ruta: text('Dirección', {
            required: true,
            max: 200,
            pattern: /^\/[\w./-]*(\?[\w=&%.-]+)?(#[\w-]+)?$/,
            message: 'Escriba una dirección del sitio, como /contactanos/reclamos',
          }),
        },
        { max: 3 },
      ),
    },
    Buscador: {
      escriben: text('La gente escribe', {
        multiline: true,
        max: 800,
        help: 'Una frase corta por línea: quien la busca ve esta situación antes que los resultados.',
      }),
    },
  },
  table: {
    columns: ['titulo', 'urgente', 'situacion', 'actualizadoEn'],
    filter: ['urgente'],
    search: ['titulo', 'resumen', 'escriben'],
    sort: ['orden', 'ASC'],
  },
});
