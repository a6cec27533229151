import { type Draft, sections } from '@coop/domain';
import { pdf } from '../../documents/documents.js';
import { at, day } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';
import { businessDay } from '../businessDay.js';

const section = sections['contactanos/reclamos'];
type Reclamo = Draft<typeof section>;
type Trabajo = Parameters<ReturnType<typeof receiving<typeof section>>>[3];

const receive = receiving(section);

type Persona = Pick<Reclamo, 'nombres' | 'primerApellido' | 'numeroDocumento' | 'celular'> & Partial<Reclamo>;
type Caso = Pick<Reclamo, 'producto' | 'motivo' | 'descripcion'> & Partial<Reclamo>;

const reclamo = (
  number: number,
  daysAgo: number,
  hour: string,
  persona: Persona,
  caso: Caso,
  managed: Trabajo = {},
): Seed =>
  receive(
    `reclamo-${number}`,
    at(-daysAgo, hour),
    {
      tipoPersona: 'natural',
      tipoDocumento: 'ci',
      esCliente: 'socio',
      direccion: 'Calle Los Álamos N° 45, zona Central',
      departamento: 'LP',
      ciudad: 'La Paz',
      fechaHecho: day(-daysAgo - 2),
      medioRespuesta: 'agencia',
      medioNumero: 'pantalla',
      aceptaTratamiento: true,
      ...persona,
      ...caso,
    },
    managed,
  );

const analisis: Trabajo = { estado: 'en_analisis', asignadoA: 'comercial', area: 'Operaciones' };

const respondido = (
  daysAgo: number,
  resultado: 'favorable' | 'parcial' | 'desfavorable',
  respuesta: string,
): Trabajo => ({
  ...analisis,
  estado: 'respondido',
  resultado,
  respuesta,
  esExpresa: true,
  esIntegra: true,
  esComprensible: true,
  respondidoEn: at(-daysAgo, '16:10'),
  respondidoPor: 'comercial',
});

const cerrado = (daysAgo: number): Trabajo => ({
  estado: 'cerrado',
  medioUsado: 'agencia',
  entregadoEn: day(-daysAgo),
  cerradoEn: at(-daysAgo, '17:00'),
  primerCierreEn: at(-daysAgo, '17:00'),
});

const agencia = (key: string) => idOf('sitio/agencias', key);

/** Complaints in every state; the open ones are due from today on. */
export const reclamos = (): Seed[] => [
  reclamo(
    1,
    62,
    '10:05',
    { nombres: 'Norma', primerApellido: 'Cusi', numeroDocumento: '4756981', celular: '71230011' },
    {
      producto: 'cajero_automatico',
      motivo: 'dinero_no_dispensado',
      agencia: agencia('oficina-central'),
      montoComprometido: '500',
      descripcion:
        'El cajero de la oficina central debitó Bs 500 y no entregó los billetes. Tengo el comprobante con la hora.',
      solicitud: 'La devolución del monto debitado.',
    },
    {
      ...respondido(
        58,
        'favorable',
        'Se verificó el sobrante en el arqueo del cajero y se abonó el monto en su caja de ahorro. Le pedimos disculpas por la molestia.',
      ),
      ...cerrado(57),
      montoRestituido: '500',
      restituidoEn: day(-58),
    },
  ),
  reclamo(
    2,
    48,
    '09:40',
    { nombres: 'Adolfo', primerApellido: 'Mercado', numeroDocumento: '5214789', celular: '76001122' },
    {
      producto: 'atencion',
      motivo: 'tiempo_espera',
      agencia: agencia('el-alto-ceja'),
      descripcion: 'Esperé más de una hora en cajas el día del pago de rentas, con una sola ventanilla atendiendo.',
    },
    {
      ...respondido(
        44,
        'favorable',
        'Se confirmó la falta de una ventanilla por descanso médico. Desde ese día la agencia tiene una caja de reserva y turno con cita previa.',
      ),
      ...cerrado(43),
    },
  ),
  reclamo(
    3,
    40,
    '11:15',
    { nombres: 'Lidia', primerApellido: 'Zenteno', numeroDocumento: '6398521', celular: '72998877' },
    {
      producto: 'seguros',
      motivo: 'cobro_seguros',
      montoComprometido: '36',
      descripcion: 'Me cobraron la prima del seguro de vida sin que yo lo hubiera pedido al abrir mi cuenta.',
      solicitud: 'La anulación del seguro y la devolución de la prima.',
    },
    {
      ...respondido(
        36,
        'parcial',
        'Consta su firma en la solicitud del seguro. Se anuló la póliza desde la fecha de su reclamo y se devolvió la parte de la prima que no corrió.',
      ),
      ...cerrado(34),
      montoRestituido: '24',
      restituidoEn: day(-35),
    },
  ),
  reclamo(
    4,
    33,
    '16:50',
    { nombres: 'Grover', primerApellido: 'Ayaviri', numeroDocumento: '4125478', celular: '70554433' },
    {
      producto: 'credito',
      motivo: 'refinanciamiento',
      agencia: agencia('oruro'),
      descripcion: 'Solicité el refinanciamiento de mi crédito hace dos meses y no tengo respuesta por escrito.',
    },
    {
      ...respondido(
        29,
        'desfavorable',
        'Su solicitud fue respondida con la carta que se adjuntó a este reclamo. El refinanciamiento no procede porque el crédito está en ejecución.',
      ),
      estado: 'segunda_instancia',
      segundaInstanciaEn: day(-22),
      codigoDefensoria: 'DCF-2026-01845',
    },
  ),
  reclamo(
    5,
    24,
    '08:35',
    {
      tipoPersona: 'juridica',
      nombres: null,
      primerApellido: null,
      razonSocial: 'Confecciones Illimani S.R.L.',
      representanteLegal: 'Marisol Ticona Huanca',
      numeroTestimonio: '145/2023',
      tipoDocumento: 'nit',
      numeroDocumento: '1023456021',
      celular: '71777888',
      correo: 'administracion@confecciones.example',
    },
    {
      producto: 'transferencia_ach',
      motivo: 'fallas_sistema',
      montoComprometido: '12400',
      medioRespuesta: 'correo',
      medioNumero: 'correo',
      descripcion:
        'La transferencia de la planilla de sueldos se debitó dos veces el mismo día. La segunda no fue ordenada por la empresa.',
      solicitud: 'La devolución del segundo débito.',
    },
    {
      ...respondido(
        20,
        'favorable',
        'El segundo débito se debió a un reenvío de la cámara. Se revirtió el mismo día, con la fecha valor original.',
      ),
      ...cerrado(19),
      medioUsado: 'correo',
      montoRestituido: '12400',
      restituidoEn: day(-20),
    },
  ),
  reclamo(
    6,
    19,
    '10:20',
    { nombres: 'Santusa', primerApellido: 'Mayta', numeroDocumento: '2365478', celular: '69988776' },
    {
      producto: 'giros_remesas',
      motivo: 'mala_informacion',
      departamento: 'CB',
      ciudad: 'Quillacollo',
      agencia: agencia('quillacollo'),
      descripcion:
        'Me dijeron que podía cobrar la remesa en cualquier agencia y en Quillacollo no me la pagaron por falta de sistema.',
    },
    {
      ...analisis,
      estado: 'desistido',
      notaDesistimiento: pdf('Nota de desistimiento', 'Presentada por la reclamante', [
        'Comunico que cobré la remesa el mismo día por la tarde y que desisto del reclamo presentado.',
      ]),
      cerradoEn: at(-17, '11:00'),
    },
  ),
  reclamo(
    7,
    9,
    '14:05',
    {
      nombres: 'Álvaro',
      primerApellido: 'Céspedes',
      numeroDocumento: '8521479',
      celular: '78112233',
      correo: 'alvaro.c@ejemplo.bo',
    },
    {
      producto: 'tarjeta_debito',
      motivo: 'transacciones',
      departamento: 'SC',
      ciudad: 'Santa Cruz de la Sierra',
      montoComprometido: '1850',
      medioRespuesta: 'correo',
      descripcion: 'Aparecen tres compras por internet que no hice. Bloqueé la tarjeta apenas recibí los avisos.',
      solicitud: 'El desconocimiento de las compras y la devolución.',
    },
    {
      ...analisis,
      estado: 'ampliado',
      area: 'Canales electrónicos',
      ampliadoHasta: businessDay(day(-9), 10),
      venceEn: businessDay(day(-9), 10),
      ampliacionJustificacion:
        'La red internacional debe remitir los respaldos de las tres compras, y su plazo es de diez días.',
      ampliacionComunicadaEn: businessDay(day(-9), 3),
    },
  ),
  reclamo(
    8,
    6,
    '09:55',
    { nombres: 'Eusebia', primerApellido: 'Laura', numeroDocumento: '3214785', celular: '71566778' },
    {
      producto: 'caja_ahorro',
      motivo: 'billete_falso',
      agencia: agencia('viacha'),
      montoComprometido: '200',
      descripcion:
        'Al depositar lo que retiré el día anterior en esta misma agencia, la cajera me dijo que un billete era falso y lo retuvo.',
    },
    analisis,
  ),
  reclamo(
    9,
    5,
    '17:40',
    { nombres: 'Cristian', primerApellido: 'Balderrama', numeroDocumento: '7412365', celular: '76543322' },
    {
      producto: 'banca_en_linea',
      motivo: 'fallas_sistema',
      departamento: 'CB',
      ciudad: 'Cochabamba',
      descripcion:
        'No pude entrar a la banca en línea durante dos días y tuve que pagar la comisión de ventanilla por una transferencia.',
      montoComprometido: '7',
    },
    { ...analisis, area: 'Sistemas' },
  ),
  reclamo(
    10,
    3,
    '08:15',
    { nombres: 'Petrona', primerApellido: 'Huarachi', numeroDocumento: '2547896', celular: '70667788' },
    {
      producto: 'credito',
      motivo: 'mala_informacion',
      departamento: 'OR',
      ciudad: 'Challapata',
      descripcion:
        'El plan de pagos que me entregaron tiene una cuota mayor a la que me explicó el oficial de crédito.',
      solicitud: 'Que se respete la cuota que me ofrecieron.',
    },
  ),
  reclamo(
    11,
    1,
    '11:48',
    { nombres: 'Franz', primerApellido: 'Escóbar', numeroDocumento: '6547891', celular: '72445566' },
    {
      producto: 'atencion',
      motivo: 'atencion_personal',
      agencia: agencia('potosi'),
      departamento: 'PT',
      ciudad: 'Potosí',
      descripcion:
        'La persona de plataforma me atendió de mala manera y no quiso recibir mi solicitud de certificación.',
    },
  ),
  reclamo(
    12,
    1,
    '19:22',
    { nombres: 'Maribel', primerApellido: 'Soliz', numeroDocumento: '9632587', celular: '78990011' },
    {
      producto: 'cajero_automatico',
      motivo: 'dinero_no_dispensado',
      montoComprometido: '300',
      descripcion:
        'El cajero de la terminal de buses contó el dinero pero la compuerta no se abrió, y el monto fue debitado.',
    },
  ),
];
