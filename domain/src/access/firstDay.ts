import type { Rol } from '../language/roles.js';
import type { SectionName } from '../sections/index.js';

export type FirstDayTask = {
  key: string;
  todo: string;
  how: string;
  section: SectionName;
  done: readonly string[];
};

const task = (key: string, section: SectionName, done: readonly string[], todo: string, how: string): FirstDayTask => ({
  key,
  todo,
  how,
  section,
  done,
});

const balance = task(
  'saldo',
  'saldos',
  ['abrir'],
  'Consulte un saldo',
  'Escriba el documento y el motivo. Cada consulta queda en la auditoría con su nombre.',
);

export const firstDay: Readonly<Record<Rol, readonly FirstDayTask[]>> = {
  administrador: [
    task(
      'comunicado',
      'comunicados',
      ['crear'],
      'Escriba un comunicado',
      'Guárdelo en borrador: nadie de fuera lo ve.',
    ),
    task(
      'publicar',
      'comunicados',
      ['publicar'],
      'Publíquelo',
      'La pregunta dice desde cuándo lo leen los visitantes, y qué cambia.',
    ),
    task(
      'pagina',
      'sitio/paginas',
      ['editar'],
      'Corrija una página',
      'Use «Página al lado» para verla mientras escribe.',
    ),
    task(
      'invitar',
      'usuarios',
      ['crear', 'invitar'],
      'Invite a una persona',
      'Elija su rol: recibe por correo el enlace para su contraseña.',
    ),
    task(
      'auditoria',
      'sitio/auditoria',
      ['exportar'],
      'Exporte la auditoría de un día',
      'Filtre por fecha antes: dice quién hizo qué.',
    ),
  ],
  creditos: [
    task(
      'tomar',
      'contactanos/solicitudes-creditos',
      ['revisar', 'asignar'],
      'Tome una solicitud',
      'Con «Revisar» queda a su nombre, y los demás lo ven.',
    ),
    task(
      'intento',
      'contactanos/solicitudes-creditos',
      ['anotarIntento'],
      'Anote un intento de contacto',
      'Dice a quien la retome a qué hora se llamó.',
    ),
    task(
      'tasa',
      'productos/simulador-creditos',
      ['editar'],
      'Cambie una tasa en borrador',
      'Al lado ve cuánto cambia la cuota. No rige hasta que otra persona la publica.',
    ),
    balance,
  ],
  comercial: [
    task('consulta', 'contactanos/consultas', ['atender'], 'Atienda una consulta', 'Con «Atender» queda a su nombre.'),
    task(
      'reclamo',
      'contactanos/reclamos',
      ['analizar', 'asignar'],
      'Inicie el análisis de un reclamo',
      'Empiece por el que vence primero: la lista viene en ese orden.',
    ),
    task(
      'respuesta',
      'contactanos/consultas',
      ['responder'],
      'Responda con una plantilla',
      'La carta se ve al lado, como la recibirá la persona.',
    ),
    task(
      'tarifario',
      'institucional/tarifario',
      ['crear'],
      'Prepare el tarifario que sigue',
      'Abra el vigente y pulse «Nueva versión»: trae todo menos las fechas y el PDF.',
    ),
    balance,
  ],
  sistemas: [
    task(
      'usuario',
      'usuarios',
      ['crear', 'invitar'],
      'Invite a una persona',
      'Recibe por correo el enlace para su contraseña, que sirve una vez.',
    ),
    task(
      'saldos',
      'saldos',
      ['cargar'],
      'Cargue un lote de saldos',
      'Nada se reemplaza si una línea está mal: los errores se ven línea por línea.',
    ),
    balance,
  ],
  finanzas: [
    task(
      'balance',
      'institucional/estados-financieros',
      ['crear'],
      'Prepare los estados financieros del mes',
      'Con el PDF firmado y sus cifras; se guardan en borrador.',
    ),
    task(
      'aprobar',
      'institucional/estados-financieros',
      ['pedirAprobacion', 'publicar'],
      'Envíelos a aprobación',
      'Otra persona lee lo que cambia, y publica.',
    ),
    task(
      'cap',
      'institucional/coeficiente-adecuacion-patrimonial',
      ['crear'],
      'Anote el CAP del mes',
      'El cálculo sale solo; escriba al lado el del documento oficial.',
    ),
    task(
      'tre',
      'sitio/tasas-de-referencia',
      ['crear'],
      'Anote la TRe del mes',
      'De ella salen las cuotas de tasa variable.',
    ),
  ],
  rrhh: [
    task(
      'rse',
      'institucional/responsabilidad-social-empresarial',
      ['crear'],
      'Escriba una actividad',
      'Con fotos, y lo que cada una muestra dicho en palabras.',
    ),
    task(
      'publicar',
      'institucional/responsabilidad-social-empresarial',
      ['publicar'],
      'Publíquela',
      'Antes, mírela con «Página al lado» en un celular.',
    ),
    task(
      'bien',
      'institucional/bienes-adjudicados',
      ['crear'],
      'Anote un bien adjudicado',
      'Con precio, superficie y al menos una foto.',
    ),
  ],
};
