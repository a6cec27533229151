import type { Choices } from '../../language/fields/choices.js';
import {
  choice,
  dateTime,
  integer,
  log,
  managed,
  reference,
  section,
  server,
  state,
  text,
} from '../../language/index.js';
import { entregaFlow } from './entregaFlow.js';

const AVISOS = 'sitio/avisos-a-sistemas';

export const entregasDeAvisos = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/entregas-de-avisos',
    label: { one: 'Entrega de un aviso', many: 'Entregas de avisos' },
    about:
      'Lo que se avisó a otros sistemas en los últimos treinta días: qué se recibió, qué espera y qué no se pudo entregar.',
    icon: 'outbox',
    kind: log(),
    title: ({ tipo }) => tipo,
    groups: {
      Entrega: {
        creadoEn: server(dateTime('Fecha y hora')),
        aviso: server(reference('Aviso', AVISOS)),
        tipo: server(text('Evento')),
        seccion: server(choice('Sección', { ...secciones, [AVISOS]: 'Avisos a sistemas' })),
        registro: server(text('Identificador del registro')),
        estado: state('Estado', entregaFlow),
        respuesta: managed(integer('Respuesta')),
        intentos: managed(integer('Intentos')),
        proximoIntento: managed(dateTime('Próximo intento')),
        entregadaEn: managed(dateTime('Entregada')),
        ultimoError: managed(text('Último error')),
      },
    },
    figures: () => [
      { clave: 'fallidas', etiqueta: 'No se pudieron entregar', tono: 'pendiente', filtro: { estado: 'fallida' } },
    ],
    table: {
      columns: ['creadoEn', 'aviso', 'tipo', 'estado', 'respuesta', 'intentos', 'proximoIntento'],
      filter: ['aviso', 'seccion', 'creadoEn', 'registro'],
      search: ['tipo'],
      sort: ['creadoEn', 'DESC'],
    },
  });
