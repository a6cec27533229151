import { boolean, choice, managed, reference, section, state, submission, text } from '../../language/index.js';
import { noSecrets } from '../../rules/noSecrets.js';
import { isShortened } from '../../rules/rules.js';
import { respuesta } from '../shared/atencion/atencion.js';
import { aceptaTratamientoSiHayDatos, consentimientoSiHayDatos } from '../shared/persona/aceptaTratamiento.js';
import { contacto } from '../shared/persona/contacto.js';
import { nombre } from '../shared/persona/nombre.js';
import { unContacto } from '../shared/persona/unContacto.js';
import { opinionFlow } from './opinionFlow.js';
import { publicacionOpinionFlow } from './publicacionOpinionFlow.js';

export const opiniones = section({
  name: 'contactanos/opiniones',
  label: { one: 'Opinión', many: 'Opiniones' },
  about: 'Sugerencias, felicitaciones e ideas; algunas se publican si su autor lo autoriza.',
  icon: 'chat',
  kind: submission({
    form: '/contactanos/opinion',
    number: 'OPI',
    receipt: ({ codigo }) => ({
      mensaje: `Gracias por su opinión. Su código es ${codigo}.`,
      pasos: ['La leerá la persona responsable del servicio. Si pidió respuesta, le escribiremos.'],
    }),
    words: { text: ['asunto', 'mensaje'], person: ['nombre', 'celular', 'correo', 'deseaRespuesta'] },
    countedBy: ['tipo', 'agencia'],
    retention: { years: 2, closed: ['atendida', 'archivada', 'spam'], atTerm: 'anonymise' },
  }),
  title: ({ codigo, asunto }) => `${codigo} · ${asunto}`,
  example: {
    tipo: 'sugerencia',
    asunto: 'Más cajeros',
    mensaje: 'Pongan un cajero automático en la zona Sur, por favor.',
  },
  groups: {
    'Su opinión': {
      tipo: choice(
        'Tipo',
        {
          sugerencia: 'Sugerencia',
          felicitacion: 'Felicitación',
          queja_leve: 'Disconformidad',
          idea_producto: 'Idea de producto',
          sitio_web: 'Sobre el sitio web',
        },
        { required: true },
      ),
      asunto: text('Asunto', { required: true, min: 5, max: 120 }),
      mensaje: text('Su opinión', { required: true, multiline: true, min: 10, max: 2000 }),
      agencia: reference('Agencia', 'sitio/agencias'),
    },
    'Sus datos (opcional)': {
      nombre: nombre('Nombre', {
        max: 120,
        shownWhen: {},
        requiredWhen: { autorizaPublicacion: [true] },
        autocomplete: 'name',
      }),
      ...contacto(),
      deseaRespuesta: boolean('Deseo una respuesta'),
      autorizaPublicacion: boolean('Autorizo publicar mi opinión con mi nombre'),
      aceptaTratamiento: aceptaTratamientoSiHayDatos({ help: 'Necesario solo si deja su nombre, celular o correo.' }),
    },
    '': {
      estado: state('Estado', opinionFlow),
      publicacion: state('Publicación', publicacionOpinionFlow),
      ...respuesta({ min: 10, max: 4000 }),
      textoPublicable: managed(
        text('Texto para publicar', {
          multiline: true,
          min: 10,
          max: 400,
          help: 'Solo puede acortar lo que escribió la persona.',
        }),
      ),
      motivoNoPublicacion: managed(text('Motivo', { max: 300 })),
    },
  },
  rules: [
    unContacto<{ deseaRespuesta?: boolean }>(({ deseaRespuesta }) => deseaRespuesta === true),
    consentimientoSiHayDatos,
    noSecrets('asunto'),
    noSecrets('mensaje'),
    {
      field: 'respuesta',
      message: 'La persona pidió una respuesta: escríbala',
      holds: ({ estado, deseaRespuesta, respuesta }) => estado !== 'atendida' || !deseaRespuesta || Boolean(respuesta),
    },
    {
      field: 'textoPublicable',
      message: 'El texto solo puede acortarse: use las palabras de la persona, en su orden',
      holds: ({ textoPublicable, mensaje }) => !textoPublicable || !mensaje || isShortened(textoPublicable, mensaje),
    },
  ],
  figures: ({ uid }) => [
    { clave: 'mias', etiqueta: 'A su cargo', tono: 'pendiente', filtro: { estado: 'en_revision', asignadoA: uid } },
    {
      clave: 'por_publicar',
      etiqueta: 'Su publicación está por decidir',
      tono: 'pendiente',
      filtro: { publicacion: 'pendiente' },
    },
  ],
  table: {
    columns: ['creadoEn', 'tipo', 'asunto', 'nombre', 'publicacion', 'estado'],
    filter: ['tipo', 'agencia', 'asignadoA', 'creadoEn'],
    search: ['codigo', 'asunto', 'mensaje', 'nombre'],
  },
});
