import { type Draft, sections } from '@coop/domain';
import { at, day } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';

const section = sections['contactanos/solicitudes-creditos'];
type Solicitud = Draft<typeof section>;
type Trabajo = Parameters<ReturnType<typeof receiving<typeof section>>>[3];

const receive = receiving(section);

const agencia = (key: string) => idOf('sitio/agencias', key);
const producto = (key: string) => idOf('productos/simulador-creditos', key);

type Values = Pick<
  Solicitud,
  | 'nombres'
  | 'primerApellido'
  | 'numeroDocumento'
  | 'celular'
  | 'producto'
  | 'destino'
  | 'montoSolicitado'
  | 'plazoMeses'
  | 'ingresos'
> &
  Partial<Solicitud>;

const solicitud = (number: number, createdAt: string, values: Values, managed: Trabajo = {}): Seed =>
  receive(
    `solicitud-${number}`,
    createdAt,
    {
      tipoDocumento: 'ci',
      fechaNacimiento: `${1975 + ((number * 7) % 25)}-0${1 + (number % 9)}-1${number % 10}`,
      estadoCivil: number % 2 ? 'casado' : 'soltero',
      departamento: 'LP',
      agencia: agencia('oficina-central'),
      esSocio: false,
      moneda: 'BOB',
      tipoGarantia: 'personal_1',
      tieneDeudas: 'no',
      autorizaConsultaCic: true,
      declaraVeracidad: true,
      aceptaTratamiento: true,
      ...values,
    },
    managed,
  );

/** Builds the simulator's URL; the server recalculates the simulation on submission. */
const simulacion = (key: string, monto: string, plazo: number) =>
  `/productos/simulador-creditos?${new URLSearchParams({
    producto: key,
    moneda: 'BOB',
    monto,
    plazo_meses: String(plazo),
    sistema: 'cuota_fija',
    frecuencia: 'mensual',
    gracia_meses: '0',
  })}`;

const ingreso = (
  actividad: NonNullable<Solicitud['ingresos']>[number]['actividad'],
  ocupacion: string,
  lugarTrabajo: string,
  antiguedadAnios: number,
  ingresoMensual: string,
) => [{ actividad, ocupacion, lugarTrabajo, antiguedadAnios, ingresoMensual }];

const contacto = (daysAgo: number, hour: string, resultado: 'contesto' | 'no_contesta', nota: string) => ({
  fecha: at(-daysAgo, hour),
  medio: 'llamada' as const,
  resultado,
  nota,
});

/** Credit applications, from received to disbursed. */
export const solicitudes = (): Seed[] => [
  solicitud(
    1,
    at(-45, '10:10'),
    {
      nombres: 'Ana Belén',
      primerApellido: 'Suárez',
      numeroDocumento: '8456123',
      celular: '76112200',
      departamento: 'SC',
      agencia: agencia('santa-cruz-centro'),
      esSocio: true,
      numeroSocio: '16008',
      producto: producto('credito-de-consumo'),
      destino: 'educacion',
      montoSolicitado: '25000',
      plazoMeses: 24,
      ingresos: ingreso('dependiente', 'Contadora', 'Empresa constructora', 6, '6800'),
    },
    {
      estado: 'desembolsada',
      asignadoA: 'creditos',
      contactos: [contacto(43, '09:30', 'contesto', 'Envía boletas de pago.')],
      requisitosPedidos: ['Tres últimas boletas de pago', 'Factura de luz'],
      agenciaEvaluacion: agencia('santa-cruz-centro'),
      oficial: 'creditos',
      montoAprobado: '25000',
      plazoAprobado: 24,
      tasaAprobada: '16',
      numeroOperacion: 'CR-2231045',
      desembolsadoEn: day(-30),
    },
  ),
  solicitud(
    2,
    at(-33, '16:25'),
    {
      nombres: 'Ramiro',
      primerApellido: 'Colque',
      segundoApellido: 'Huanca',
      numeroDocumento: '4125896',
      celular: '71889900',
      departamento: 'PT',
      agencia: agencia('potosi'),
      producto: producto('microcredito-individual'),
      destino: 'capital_inversion',
      montoSolicitado: '40000',
      plazoMeses: 36,
      tipoGarantia: 'prendaria',
      ingresos: ingreso('independiente', 'Tornero mecánico', 'Taller propio', 12, '7200'),
      tieneDeudas: 'si',
      deudas: [{ entidad: 'Otra entidad financiera', saldo: '38000', cuotaMensual: '2900' }],
    },
    {
      estado: 'rechazada',
      asignadoA: 'creditos',
      contactos: [contacto(31, '11:00', 'contesto', 'Se explicó el cálculo de la capacidad de pago.')],
      requisitosPedidos: ['Detalle de sus deudas'],
      agenciaEvaluacion: agencia('potosi'),
      oficial: 'creditos',
      motivoRechazo: 'capacidad_pago',
      detalleRechazo:
        'La suma de cuotas superaría el 40 % de los ingresos declarados. Puede volver a solicitar al terminar su deuda actual.',
    },
  ),
  solicitud(
    3,
    at(-24, '09:05'),
    {
      nombres: 'Daniela',
      primerApellido: 'Rocha',
      segundoApellido: 'Terán',
      numeroDocumento: '9012345',
      celular: '70445566',
      departamento: 'CB',
      agencia: agencia('quillacollo'),
      producto: producto('credito-de-vivienda-social'),
      destino: 'vivienda_compra',
      montoSolicitado: '350000',
      plazoMeses: 240,
      tipoGarantia: 'hipotecaria',
      ingresos: [
        ...ingreso('dependiente', 'Profesora de secundaria', 'Unidad educativa fiscal', 9, '5900'),
        ...ingreso('independiente', 'Clases particulares', 'Domicilio', 4, '1400'),
      ],
      bienes: [{ tipo: 'vehiculo', descripcion: 'Automóvil 2014', valor: '45000' }],
    },
    {
      estado: 'aprobada',
      asignadoA: 'creditos',
      contactos: [contacto(22, '15:20', 'contesto', 'Visita a la vivienda coordinada.')],
      requisitosPedidos: ['Folio real', 'Avalúo', 'Declaración de única vivienda'],
      agenciaEvaluacion: agencia('quillacollo'),
      oficial: 'creditos',
      montoAprobado: '340000',
      plazoAprobado: 240,
      tasaAprobada: '6',
    },
  ),
  solicitud(
    4,
    at(-17, '14:40'),
    {
      nombres: 'Félix',
      primerApellido: 'Mamani',
      segundoApellido: 'Apaza',
      numeroDocumento: '3698521',
      celular: '73556677',
      agencia: agencia('viacha'),
      producto: producto('credito-agropecuario'),
      destino: 'capital_operativo',
      montoSolicitado: '18000',
      plazoMeses: 12,
      ingresos: ingreso('independiente', 'Productor de leche', 'Comunidad Contorno', 20, '4300'),
    },
    {
      estado: 'en_evaluacion',
      asignadoA: 'creditos',
      contactos: [contacto(15, '08:45', 'contesto', 'Prefiere cuotas trimestrales.')],
      requisitosPedidos: ['Certificado de la asociación de productores'],
      agenciaEvaluacion: agencia('viacha'),
      oficial: 'creditos',
    },
  ),
  solicitud(
    5,
    at(-11, '18:30'),
    {
      nombres: 'Silvia',
      primerApellido: 'Torrez',
      segundoApellido: 'Lima',
      numeroDocumento: '6321478',
      celular: '71223399',
      esSocio: true,
      numeroSocio: '12966',
      producto: producto('credito-de-consumo'),
      destino: 'salud',
      montoSolicitado: '12000',
      plazoMeses: 18,
      ingresos: ingreso('dependiente', 'Enfermera', 'Hospital municipal', 7, '5200'),
    },
    {
      estado: 'documentos_pendientes',
      asignadoA: 'creditos',
      contactos: [contacto(9, '10:15', 'contesto', 'Traerá los documentos el lunes.')],
      requisitosPedidos: ['Boletas de pago', 'Cédula del garante'],
    },
  ),
  solicitud(
    6,
    at(-8, '12:05'),
    {
      nombres: 'Óscar',
      primerApellido: 'Vargas',
      segundoApellido: 'Cuéllar',
      numeroDocumento: '7412589',
      celular: '76778800',
      departamento: 'SC',
      agencia: agencia('santa-cruz-centro'),
      producto: producto('credito-pyme'),
      destino: 'capital_inversion',
      montoSolicitado: '180000',
      plazoMeses: 48,
      tipoGarantia: 'hipotecaria',
      ingresos: ingreso('independiente', 'Dueño de ferretería', 'Ferretería El Tornillo', 11, '16500'),
      bienes: [{ tipo: 'inmueble', descripcion: 'Tienda y depósito', valor: '420000' }],
    },
    {
      estado: 'contactado',
      asignadoA: 'creditos',
      contactos: [contacto(6, '16:00', 'contesto', 'Interesado en 48 meses y cuota trimestral.')],
    },
  ),
  solicitud(
    7,
    at(-6, '09:50'),
    {
      nombres: 'Jhonny',
      primerApellido: 'Calle',
      numeroDocumento: '8012456',
      celular: '69700123',
      agencia: agencia('el-alto-villa-adela'),
      producto: producto('credito-a-sola-firma'),
      destino: 'compra_deuda',
      montoSolicitado: '9000',
      plazoMeses: 18,
      tipoGarantia: 'sola_firma',
      ingresos: ingreso('dependiente', 'Chofer', 'Sindicato de transporte', 5, '4100'),
      tieneDeudas: 'si',
      deudas: [{ entidad: 'Casa comercial', saldo: '6200', cuotaMensual: '540' }],
    },
    {
      estado: 'en_revision',
      asignadoA: 'creditos',
      contactos: [
        contacto(4, '11:10', 'no_contesta', 'Sin respuesta.'),
        contacto(3, '17:30', 'no_contesta', 'Se dejó mensaje.'),
      ],
    },
  ),
  solicitud(8, at(-3, '20:40'), {
    nombres: 'Mariela',
    primerApellido: 'Ponce',
    segundoApellido: 'Aguilar',
    numeroDocumento: '5874123',
    celular: '72330099',
    correo: 'mariela.ponce@ejemplo.bo',
    departamento: 'CB',
    agencia: agencia('cochabamba-centro'),
    producto: producto('microcredito-individual'),
    destino: 'capital_operativo',
    montoSolicitado: '15000',
    plazoMeses: 18,
    simulado: simulacion('microcredito-individual', '15000', 18),
    ingresos: ingreso('independiente', 'Comerciante de abarrotes', 'Mercado La Cancha', 8, '5600'),
  }),
  solicitud(9, at(-1, '07:55'), {
    nombres: 'Wilson',
    primerApellido: 'Gutiérrez',
    numeroDocumento: '6987412',
    celular: '78001144',
    departamento: 'OR',
    agencia: agencia('oruro'),
    producto: producto('credito-productivo'),
    destino: 'capital_inversion',
    montoSolicitado: '60000',
    plazoMeses: 48,
    tipoGarantia: 'personal_2',
    ingresos: ingreso('independiente', 'Bordador de trajes', 'Taller de bordados', 15, '8900'),
  }),
  solicitud(10, at(-1, '15:17'), {
    nombres: 'Nataly',
    primerApellido: 'Espinoza',
    segundoApellido: 'Luna',
    numeroDocumento: '9874521',
    celular: '70123987',
    producto: producto('credito-de-consumo'),
    destino: 'otro',
    destinoDetalle: 'Gastos del matrimonio',
    montoSolicitado: '50000',
    plazoMeses: 36,
    simulado: simulacion('credito-de-consumo', '50000', 36),
    tipoGarantia: 'personal_2',
    ingresos: ingreso('dependiente', 'Ingeniera de sistemas', 'Empresa de telecomunicaciones', 3, '9300'),
  }),
];
