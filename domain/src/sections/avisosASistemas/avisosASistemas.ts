import type { Choices } from '../../language/fields/choices.js';
import { choices, date, dateTime, managed, record, section, state, text } from '../../language/index.js';
import { avisoFlow } from './avisoFlow.js';
import { eventos } from './eventos.js';

/** Webhooks: other systems that receive signed change events. `secciones` lists the sections they can subscribe to. */
export const avisosASistemas = <const S extends Choices>(secciones: S) =>
  section({
    name: 'sitio/avisos-a-sistemas',
    label: { one: 'Aviso a un sistema', many: 'Avisos a sistemas' },
    about:
      'Otros sistemas a los que se avisa de cada cambio, con firma y sin datos personales: qué cambió, y dónde leerlo.',
    icon: 'hook',
    kind: record(),
    title: ({ nombre }) => nombre,
    groups: {
      Sistema: {
        nombre: text('Nombre', { required: true, min: 3, max: 80 }),
        responsable: text('Responsable', { required: true, min: 3, max: 120, help: 'A quién se busca si no recibe.' }),
        direccion: text('Dirección', {
          required: true,
          max: 500,
          pattern: /^https?:\/\/[^\s\\<>"'`]+$/i,
          message: 'Escriba una dirección completa, que empiece con https://',
          help: 'Adónde se envía cada aviso, con POST. Empieza con https://.',
        }),
        venceEn: date('Vence', {
          required: true,
          help: 'El último día en que se le avisa; a lo más, de aquí a un año.',
        }),
      },
      'De qué se le avisa': {
        secciones: choices('Secciones', secciones, { min: 1 }),
        eventos: choices('Cuándo', eventos, {
          min: 1,
          help: 'De un lote de saldos que termina y de otra cotización se avisa con «Cambia».',
        }),
      },
      'Cómo va': {
        secretoCreadoEn: managed(dateTime('Secreto creado')),
        ultimaEntrega: managed(dateTime('Última entrega')),
        fallaDesde: managed(dateTime('Falla desde')),
      },
      '': { estado: state('Estado', avisoFlow) },
    },
    groupHelp: {
      'De qué se le avisa':
        'El aviso dice qué registro cambió y dónde se lee. Para leerlo hace falta una clave de «Accesos de sistemas».',
    },
    unique: [['nombre']],
    figures: () => [
      { clave: 'detenidos', etiqueta: 'Detenidos: no respondían', tono: 'urgente', filtro: { estado: 'detenido' } },
    ],
    days: { venceEn: 'Vence' },
    table: {
      columns: ['nombre', 'direccion', 'estado', 'venceEn', 'ultimaEntrega', 'fallaDesde'],
      filter: ['venceEn'],
      search: ['nombre', 'responsable', 'direccion'],
      sort: ['nombre', 'ASC'],
    },
  });
