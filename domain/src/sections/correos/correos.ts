import type { Choices } from '../../language/fields/choices.js';
import { choice, dateTime, email, integer, log, managed, section, server, state, text } from '../../language/index.js';
import { correoFlow } from './correoFlow.js';

export const correos = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/correos',
    label: { one: 'Correo', many: 'Correos' },
    about:
      'Los correos que el sistema escribió: cuáles se entregaron, cuáles esperan y cuáles no se pudieron entregar.',
    icon: 'mail',
    kind: log(),
    title: ({ asunto }) => asunto,
    groups: {
      Correo: {
        creadoEn: server(dateTime('Fecha y hora')),
        para: server(email('Para')),
        asunto: server(text('Asunto')),
        seccion: server(choice('Sección', secciones)),
        registro: server(text('Identificador del caso')),
        estado: state('Estado', correoFlow),
        intentos: managed(integer('Intentos')),
        proximoIntento: managed(dateTime('Próximo intento')),
        enviadoEn: managed(dateTime('Enviado')),
        ultimoError: managed(text('Último error')),
      },
    },
    figures: () => [
      { clave: 'fallidos', etiqueta: 'No se pudieron entregar', tono: 'urgente', filtro: { estado: 'fallido' } },
    ],
    table: {
      columns: ['creadoEn', 'para', 'asunto', 'estado', 'intentos', 'ultimoError'],
      link: 'asunto',
      filter: ['seccion', 'creadoEn', 'para', 'registro'],
      search: ['para', 'asunto'],
      sort: ['creadoEn', 'DESC'],
    },
  });
