import { cents } from '../../amounts/amounts.js';
import { addDays, dayInLaPaz } from '../../calendar/days.js';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  defaulted,
  file,
  image,
  internal,
  managed,
  money,
  percent,
  phase,
  publication,
  reference,
  section,
  state,
  text,
} from '../../language/index.js';
import { formatMoney } from '../../text/format.js';
import { galeria } from '../shared/galeria.js';
import { atUsualMoments, momentoConfirmado } from '../shared/momentoHabitual.js';
import { monedas } from '../shared/monedas.js';
import { departamentos } from '../shared/persona/departamentos.js';
import { motivoDeCorreccion } from '../shared/resultCorrection.js';
import { inmuebles, tiposDeBien } from '../shared/tiposDeBien.js';
import { ubicacion } from '../shared/ubicacion.js';
import { crearBienAdjudicado, siguienteSenalamiento } from './followUps.js';
import { remateResults, remateStages } from './labels.js';
import { remateFlow } from './remateFlow.js';

/** Minimum days between notice and auction (Código Procesal Civil, on judicial auctions). */
const NOTICE_DAYS = 5;
const afterTheFirst = { numeroRemate: ['segundo', 'tercero'] };
const ofRealEstate = { tipoBien: inmuebles };

export const remates = section({
  name: 'remates',
  label: { one: 'Remate', many: 'Remates' },
  about: 'Avisos de remate de bienes que garantizan créditos de la cooperativa.',
  icon: 'gavel',
  kind: publication({
    at: '/institucional/remates',
    copies: false,
    hiddenDaysAfter: ['fechaSubasta', 30],
    number: 'AR',
  }),
  // A row has no number before it is first stored.
  title: ({ codigo, titulo }) => [codigo, titulo].filter(Boolean).join(' '),
  example: {
    titulo: 'Casa en la zona de San Pedro',
    tipoRemate: 'extrajudicial',
    numeroRemate: 'primero',
    tipoBien: 'casa',
    descripcionBien: 'Casa de dos plantas, con patio y garaje, en calle asfaltada.',
    departamento: 'LP',
    moneda: 'BOB',
    base: '350000.00',
    fechaSubasta: '2031-03-24T14:00:00.000Z',
    lugarSubasta: 'Oficina Central, La Paz',
    contacto: 'Unidad Legal, teléfono 2 2440000',
  },
  groups: {
    Remate: {
      codigo: defaulted(
        text('N.º de aviso', { min: 3, max: 40, help: 'Si lo deja vacío recibe el siguiente número.' }),
      ),
      titulo: text('Título', { required: true, min: 5, max: 150 }),
      tipoRemate: choice(
        'Tipo de remate',
        { judicial: 'Judicial', extrajudicial: 'Extrajudicial', voluntario: 'Voluntario' },
        { required: true },
      ),
      numeroRemate: choice(
        'Señalamiento',
        { primero: 'Primero', segundo: 'Segundo', tercero: 'Tercero' },
        { required: true },
      ),
      remateAnterior: reference('Remate anterior', 'remates', { requiredWhen: afterTheFirst }),
    },
    Autoridad: {
      juzgado: text('Juzgado', { min: 5, max: 150, requiredWhen: { tipoRemate: ['judicial'] } }),
      expediente: text('Expediente (NUREJ)', { max: 30 }),
      autoridad: text('Martillero o notario', { max: 120 }),
      demandado: internal(text('Demandado', { max: 150, help: 'No se publica.' })),
    },
    Bien: {
      tipoBien: choice('Tipo de bien', tiposDeBien, { required: true }),
      descripcionBien: text('Descripción del bien', { required: true, multiline: true, min: 20, max: 4000 }),
      ...ubicacion(),
      departamento: choice('Departamento', departamentos, { required: true }),
      superficie: decimal('Superficie', { min: 0.01, max: 10_000_000, unit: 'm²', shownWhen: ofRealEstate }),
      matriculaDdrr: internal(text('Matrícula en Derechos Reales', { max: 30, shownWhen: ofRealEstate })),
    },
    Base: {
      moneda: choice('Moneda', monedas, { required: true }),
      avaluo: money('Avalúo', { min: 0.01, currencyField: 'moneda' }),
      base: money('Base del remate', {
        required: true,
        min: 0.01,
        currencyField: 'moneda',
        help: 'En el segundo señalamiento suele ser el 80 % de la base anterior.',
      }),
      depositoGarantia: percent('Depósito de garantía (%)'),
      baseConfirmada: internal(
        boolean('Confirmo que la base no es la del señalamiento anterior menos un quinto', {
          help: 'Solo hace falta para publicar un segundo o tercer señalamiento con otra base.',
          shownWhen: afterTheFirst,
        }),
      ),
    },
    Subasta: {
      fechaSubasta: dateTime('Fecha y hora de la subasta', { required: true }),
      ...momentoConfirmado(),
      lugarSubasta: text('Lugar de la subasta', { required: true, min: 5, max: 200 }),
      contacto: text('Contacto', { required: true, min: 3, max: 200 }),
      fechaPublicacionPrensa: date('Publicación en prensa'),
      medioPrensa: text('Medio de prensa', { max: 120 }),
      plazoConfirmado: internal(
        boolean('Confirmo que faltan menos de 5 días para la subasta', {
          help: 'Solo hace falta para publicar un aviso con menos de 5 días de anticipación.',
        }),
      ),
    },
    'Aviso y fotos': {
      avisoPdf: file('Aviso de remate (PDF)'),
      avisoImagen: image('Aviso de remate (imagen)'),
      fotos: galeria('Fotos'),
    },
    Resultado: {
      estadoRemate: state('Estado del remate', remateFlow),
      motivo: managed(text('Motivo de la suspensión o cancelación', { multiline: true, min: 5, max: 500 })),
      fechaResultado: managed(date('Fecha del resultado')),
      resultado: managed(choice('Resultado', remateResults)),
      montoAdjudicado: internal(managed(money('Monto adjudicado', { min: 0.01, currencyField: 'moneda' }))),
      montoConfirmado: internal(
        managed(
          boolean('Confirmo que el monto adjudicado es más del triple de la base', {
            help: 'Solo hace falta cuando es así.',
          }),
        ),
      ),
      motivoBajoBase: internal(
        managed(
          text('Por qué se adjudicó por menos de la base', {
            multiline: true,
            min: 10,
            max: 500,
            help: 'Solo si el monto es menor que la base: la resolución que lo autoriza.',
          }),
        ),
      ),
    },
    '': {
      ...motivoDeCorreccion(),
      etapa: phase(
        'Etapa',
        remateStages,
        [
          { is: 'realizado', when: { estadoRemate: ['realizado'] } },
          { is: 'suspendido', when: { estadoRemate: ['suspendido'] } },
          { is: 'cancelado', when: { estadoRemate: ['cancelado'] } },
          { is: 'resultado_pendiente', when: { fechaSubasta: { before: 'now' } } },
        ],
        'programado',
      ),
    },
  },
  rules: [
    {
      field: 'plazoConfirmado',
      when: 'publicar',
      message: 'Faltan menos de 5 días para la subasta: confirme que es correcto para publicar el aviso',
      holds: ({ fechaSubasta, plazoConfirmado, publicadoEn }, today) =>
        !fechaSubasta ||
        Boolean(publicadoEn) ||
        plazoConfirmado === true ||
        dayInLaPaz(fechaSubasta) < today ||
        dayInLaPaz(fechaSubasta) >= addDays(today, NOTICE_DAYS),
    },
    atUsualMoments(['fechaSubasta']),
    {
      field: 'base',
      message: 'La base no puede superar el avalúo',
      holds: ({ base, avaluo }) => !base || !avaluo || cents(base) <= cents(avaluo),
    },
    {
      field: 'fechaSubasta',
      message: 'La subasta debe ser posterior a la publicación en prensa',
      holds: ({ fechaSubasta, fechaPublicacionPrensa }) =>
        !fechaSubasta || !fechaPublicacionPrensa || dayInLaPaz(fechaSubasta) > fechaPublicacionPrensa,
    },
    {
      field: 'avisoPdf',
      when: 'publicar',
      message: 'Agregue el aviso de remate, en PDF o en imagen',
      holds: ({ avisoPdf, avisoImagen }) => Boolean(avisoPdf) || Boolean(avisoImagen),
    },
    {
      field: 'fechaResultado',
      message: 'El resultado se registra desde el día de la subasta y hasta hoy',
      holds: ({ fechaResultado, fechaSubasta }, today) =>
        !fechaResultado || (fechaResultado <= today && (!fechaSubasta || fechaResultado >= dayInLaPaz(fechaSubasta))),
    },
    {
      field: 'montoAdjudicado',
      message: 'Escriba el monto de la adjudicación',
      holds: ({ resultado, montoAdjudicado }) => !resultado || resultado === 'desierto' || Boolean(montoAdjudicado),
    },
    {
      field: 'montoConfirmado',
      message: ({ base, moneda }) =>
        `El monto adjudicado es más del triple de la base (${formatMoney(base ?? '0', moneda)}): revíselo o confirme que es correcto`,
      holds: ({ base, montoAdjudicado, montoConfirmado }) =>
        montoConfirmado === true || !base || !montoAdjudicado || cents(montoAdjudicado) <= 3n * cents(base),
    },
    {
      field: 'motivoBajoBase',
      message: ({ base, moneda }) =>
        `El monto adjudicado es menor que la base (${formatMoney(base ?? '0', moneda)}): explique por qué`,
      holds: ({ base, montoAdjudicado, motivoBajoBase }) =>
        !base || !montoAdjudicado || cents(montoAdjudicado) >= cents(base) || Boolean(motivoBajoBase),
    },
  ],
  unique: [['codigo']],
  followUps: { siguienteSenalamiento, crearBienAdjudicado },
  figures: () => [
    {
      clave: 'sin_resultado',
      etiqueta: 'Pasaron sin resultado',
      tono: 'pronto',
      filtro: { estado: 'publicado', etapa: 'resultado_pendiente' },
    },
  ],
  days: { fechaSubasta: 'Subasta' },
  table: {
    columns: ['codigo', 'titulo', 'departamento', 'fechaSubasta', 'base', 'numeroRemate', 'etapa', 'situacion'],
    link: 'titulo',
    pictures: ['fotos.imagen', 'avisoImagen'],
    filter: ['departamento', 'tipoRemate', 'tipoBien', 'fechaSubasta', 'moneda', 'base', 'resultado'],
    search: ['codigo', 'titulo', 'tipoBien', 'descripcionBien', 'juzgado', 'expediente'],
    sort: ['fechaSubasta', 'DESC'],
    upcomingFirst: { at: 'fechaSubasta', phase: 'etapa', is: ['programado'] },
  },
});
