import { type Draft, formatDate, sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day } from '../ground/calendar.js';
import { documentInText, idOf, publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';
import { conHorarioContinuo } from './agencias.js';

type Comunicado = Draft<typeof sections.comunicados>;

const { published, draft, archived } = publishing(sections.comunicados);

const comunicado = (key: string, daysAgo: number, values: Omit<Comunicado, 'fechaComunicado'>): Seed =>
  published(key, { fechaComunicado: day(-daysAgo), ...values });

const requisitosRenta = pdf('Requisitos para cobrar la Renta Dignidad', 'Para beneficiarios y apoderados', [
  'Beneficiario: cédula de identidad original y vigente. La huella se toma en ventanilla.',
  'Apoderado: poder notariado con no más de un año, y las cédulas de ambos.',
  'Quien no puede trasladarse pide la visita de la agencia más cercana, sin costo.',
]);

/** Announcements: one as a banner, one as a dialog on the home page, the rest in the list. */
export const comunicados = (): Seed[] => [
  comunicado('alerta-mensajes-falsos', 3, {
    titulo: 'Alerta: mensajes falsos a nombre de la cooperativa',
    tipo: 'seguridad_fraude',
    prioridad: 'urgente',
    numero: 'COM-048',
    mostrarComo: ['lista', 'aviso_superior'],
    vigenteDesde: day(-3),
    vigenteHasta: day(45),
    contenido:
      '<p>Se detectaron mensajes de WhatsApp que ofrecen bonos y piden entrar a un enlace. <strong>La cooperativa nunca le pedirá su clave, su PIN ni códigos.</strong></p><p>Si entregó sus datos, llame de inmediato a la línea gratuita.</p>',
  }),
  comunicado('horario-continuo-de-fin-de-ano', 5, {
    titulo: 'Horario continuo en diciembre',
    tipo: 'horarios',
    numero: 'COM-047',
    mostrarComo: ['lista', 'emergente_inicio'],
    vigenteDesde: day(-5),
    vigenteHasta: day(40),
    contenido: `<p>Para que reciba y guarde su aguinaldo con comodidad, cuatro agencias atienden en horario continuo hasta el ${formatDate(day(40))}. Estas son las horas de cada una.</p>`,
    imagen: picture('calendario', 'dia', 'Horario continuo en diciembre en las agencias más grandes'),
    agencias: conHorarioContinuo.map((key) => idOf('sitio/agencias', key)),
  }),
  comunicado('cierre-temporal-agencia-montero', 9, {
    titulo: 'Cierre temporal de la Agencia Montero por refacción',
    tipo: 'suspension_servicio',
    numero: 'COM-046',
    contenido: `<p>La Agencia Montero estará cerrada hasta el ${formatDate(day(25))}. Mientras tanto le atendemos en la Agencia Santa Cruz Centro. Los cajeros de otras entidades no le cobrarán comisión en ese período.</p>`,
    agencias: [idOf('sitio/agencias', 'montero')],
  }),
  comunicado('convocatoria-asamblea-extraordinaria', 14, {
    titulo: 'Convocatoria a asamblea general extraordinaria',
    tipo: 'asamblea',
    numero: 'COM-045',
    contenido: `<p>El Consejo de Administración convoca a los socios a la asamblea general extraordinaria del ${formatDate(day(24))}, a horas 9:00, en el auditorio de la Oficina Central.</p><p>Orden del día: modificación parcial del estatuto y elección del Comité Electoral.</p>`,
    pdf: pdf('Convocatoria a asamblea general extraordinaria', `Para el ${formatDate(day(24))}`, [
      'El Consejo de Administración, en uso de las atribuciones que le otorga el estatuto, convoca a todos los socios a la asamblea general extraordinaria.',
      'Orden del día: 1. Control de asistencia. 2. Lectura de la convocatoria. 3. Modificación parcial del estatuto. 4. Elección del Comité Electoral. 5. Designación de dos socios para la firma del acta.',
      'Los socios con mora en sus obligaciones participan con voz y sin voto.',
    ]),
  }),
  comunicado('pago-de-la-renta-dignidad', 20, {
    titulo: 'Pago de la Renta Dignidad: calendario del mes',
    tipo: 'bonos_rentas',
    numero: 'COM-044',
    contenido:
      '<table><thead><tr><th scope="col">Último dígito de la cédula</th><th scope="col">Desde el día</th></tr></thead><tbody><tr><td>0 y 1</td><td>1</td></tr><tr><td>2 y 3</td><td>3</td></tr><tr><td>4 y 5</td><td>5</td></tr><tr><td>6 y 7</td><td>8</td></tr><tr><td>8 y 9</td><td>10</td></tr></tbody></table><div role="note" data-tono="atencion"><p>Lleve su cédula de identidad vigente. Nadie puede cobrar por usted sin un poder notariado.</p></div><p>Atención preferencial en todas las agencias.</p>' +
      documentInText(requisitosRenta, 'Requisitos para cobrar la Renta Dignidad'),
  }),
  comunicado('derechos-del-consumidor-financiero', 38, {
    titulo: 'Conozca sus derechos como consumidor financiero',
    tipo: 'asfi',
    numero: 'COM-041',
    contenido:
      '<p>Usted tiene derecho a un trato digno, a información clara y a que su reclamo se responda en cinco días hábiles administrativos. Si no está de acuerdo con la respuesta, puede acudir a la Defensoría del Consumidor Financiero.</p>',
    url: '/institucional/educacion-financiera',
  }),
  comunicado('nuevos-limites-de-cajero', 55, {
    titulo: 'Nuevos límites diarios de retiro en cajeros',
    tipo: 'general',
    numero: 'COM-038',
    contenido:
      '<p>El límite diario de retiro en cajeros automáticos sube a Bs 3.500. Puede pedir un límite menor en su agencia o en la banca en línea.</p>',
  }),
  comunicado('linea-gratuita-todos-los-dias', 75, {
    titulo: 'La línea gratuita atiende ahora todos los días',
    tipo: 'general',
    numero: 'COM-035',
    contenido:
      '<p>Para bloquear una tarjeta o denunciar un fraude, la línea gratuita atiende las veinticuatro horas, también en feriados. Para las demás consultas, de 8:00 a 20:00.</p>',
  }),
  comunicado('nuevo-codigo-de-conducta', 140, {
    titulo: 'Actualización del código de conducta',
    tipo: 'asfi',
    numero: 'COM-029',
    contenido:
      '<p>El Consejo de Administración aprobó el nuevo código de conducta, que incorpora el canal de denuncias anónimas y las reglas sobre obsequios.</p>',
    url: '/institucional/gobierno-corporativo',
  }),
  comunicado('resultado-de-la-eleccion-de-consejos', 370, {
    titulo: 'Resultado de la elección de consejos',
    tipo: 'asamblea',
    numero: 'COM-012',
    contenido:
      '<p>El Comité Electoral informa que las consejeras y los consejeros electos tomaron posesión de sus cargos por un período de tres años.</p>',
    pdf: pdf('Acta de la elección de consejos', 'Comité Electoral', [
      'El Comité Electoral certifica que la elección se realizó con la participación de 2.316 socios habilitados y sin observaciones.',
      'Las consejeras y los consejeros electos tomaron posesión ante la asamblea por un período de tres años.',
    ]),
  }),
  published('atencion-en-el-feriado-de-navidad', {
    titulo: 'Atención en el feriado de Navidad',
    tipo: 'general',
    numero: 'COM-049',
    fechaComunicado: day(15),
    mostrarComo: ['lista', 'aviso_superior'],
    vigenteDesde: day(15),
    vigenteHasta: day(36),
    contenido:
      '<p>Las agencias no atienden el 25 de diciembre. Los cajeros automáticos, la aplicación y la banca en línea funcionan con normalidad.</p>',
  }),
  draft('corte-programado-de-sistemas', {
    titulo: 'Corte programado de sistemas',
    tipo: 'suspension_servicio',
    fechaComunicado: day(12),
    contenido: '<p>Pendiente de confirmar la ventana de mantenimiento con el proveedor de la cámara electrónica.</p>',
  }),
  archived('feriado-de-todos-los-difuntos', {
    titulo: 'Atención en el feriado de Todos los Difuntos',
    tipo: 'general',
    numero: 'COM-043',
    fechaComunicado: day(-24),
    contenido:
      '<p>Las agencias no atienden el feriado. Los cajeros automáticos y la banca en línea funcionan con normalidad.</p>',
  }),
];
