import { type Draft, sections } from '@coop/domain';
import { at } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';

const section = sections['contactanos/consultas'];
type Consulta = Draft<typeof section>;
type Trabajo = Parameters<ReturnType<typeof receiving<typeof section>>>[3];

const receive = receiving(section);

type Person = [nombres: string, primerApellido: string, celular: string | null, correo: string | null];

const consulta = (
  number: number,
  createdAt: string,
  [nombres, primerApellido, celular, correo]: Person,
  values: Pick<Consulta, 'tema' | 'mensaje'> & Partial<Consulta>,
  managed?: Trabajo,
): Seed =>
  receive(
    `consulta-${number}`,
    createdAt,
    {
      nombres,
      primerApellido,
      celular,
      correo,
      medioRespuesta: correo ? 'correo' : 'whatsapp',
      aceptaTratamiento: true,
      ...values,
    },
    managed,
  );

const agencia = (key: string) => idOf('sitio/agencias', key);

const respondida = (
  daysAgo: number,
  hour: string,
  respuesta: string,
  medioUsado: 'correo' | 'llamada' | 'whatsapp' = 'correo',
): Trabajo => ({
  estado: 'respondida',
  asignadoA: 'comercial',
  respuesta,
  medioUsado,
  respondidoEn: at(-daysAgo, hour),
  respondidoPor: 'comercial',
});

/** Questions of the last weeks: new, in progress and answered. */
export const consultas = (): Seed[] => [
  consulta(
    1,
    at(-30, '09:12'),
    ['Verónica', 'Aliaga', '71511223', 'veronica.aliaga@ejemplo.bo'],
    {
      tema: 'dpf',
      esSocio: false,
      departamento: 'LP',
      mensaje: '¿Puedo abrir un depósito a plazo fijo a nombre de mi hijo menor de edad?',
    },
    {
      ...respondida(
        29,
        '11:05',
        'Sí. Se abre a nombre del menor con la firma de su madre, padre o tutor, con el certificado de nacimiento y la cédula de quien firma.',
      ),
      estado: 'cerrada',
    },
  ),
  consulta(
    2,
    at(-26, '15:40'),
    ['Edgar', 'Poma', '60123456', null],
    {
      tema: 'creditos',
      agencia: agencia('el-alto-ceja'),
      mensaje: 'Tengo un puesto de ropa en la feria 16 de Julio. ¿Qué papeles necesito para un microcrédito?',
    },
    {
      ...respondida(
        25,
        '10:30',
        'Se le explicó por teléfono la lista de requisitos y se acordó la visita de un oficial el sábado.',
        'llamada',
      ),
      estado: 'cerrada',
    },
  ),
  consulta(
    3,
    at(-21, '08:55'),
    ['Gladys', 'Montaño', null, 'gladys.montano@ejemplo.bo'],
    {
      tema: 'tarjeta_debito',
      esSocio: true,
      mensaje: 'Mi tarjeta vence este mes. ¿Tengo que ir a la agencia o me la envían?',
    },
    respondida(
      20,
      '16:20',
      'La tarjeta nueva ya está en su agencia. La recoge con su cédula; la anterior sigue activa hasta su vencimiento.',
    ),
  ),
  consulta(
    4,
    at(-16, '18:05'),
    ['Marcelo', 'Urquidi', '72233445', 'm.urquidi@ejemplo.bo'],
    {
      tema: 'bienes_adjudicados',
      referencia: 'BA-001',
      departamento: 'LP',
      mensaje: '¿Se puede visitar la casa de Villa Adela el sábado por la mañana?',
    },
    respondida(
      14,
      '09:15',
      'Sí, el sábado a las 10:00. Le espera una persona de la Unidad de Bienes Adjudicados.',
      'whatsapp',
    ),
  ),
  consulta(
    5,
    at(-12, '10:47'),
    ['Sonia', 'Paredes', '70765432', null],
    {
      tema: 'remesas',
      departamento: 'CB',
      mensaje: 'Mi hermana me envía dinero desde España. ¿Cuánto tarda y qué comisión pago al cobrarlo?',
    },
    respondida(
      11,
      '12:10',
      'El cobro es inmediato una vez que su hermana le pasa el código, y no tiene costo para quien recibe.',
      'whatsapp',
    ),
  ),
  consulta(
    6,
    at(-8, '11:30'),
    ['Iván', 'Chambi', '69955443', 'ivan.chambi@ejemplo.bo'],
    {
      tema: 'licitaciones',
      mensaje: '¿Los consorcios pueden presentarse al proceso de los cajeros automáticos?',
    },
    { estado: 'en_atencion', asignadoA: 'comercial', nota: 'Se pidió el criterio de la Unidad de Contrataciones.' },
  ),
  consulta(
    7,
    at(-6, '17:25'),
    ['Beatriz', 'Lara', '75544332', null],
    {
      tema: 'ahorro',
      agencia: agencia('quillacollo'),
      mensaje: 'Quisiera saber si el Ahorro Programado se puede pausar por dos meses sin perder la tasa.',
    },
    { estado: 'en_atencion', asignadoA: 'comercial' },
  ),
  consulta(
    8,
    at(-5, '09:03'),
    ['Hernán', 'Salvatierra', null, 'hsalvatierra@ejemplo.bo'],
    {
      tema: 'banca_en_linea',
      esSocio: true,
      mensaje: 'No me llega el código para entrar a la banca en línea desde que cambié de celular.',
    },
    { estado: 'en_atencion', asignadoA: 'comercial' },
  ),
  consulta(9, at(-3, '20:14'), ['Paola', 'Nina', '78899001', 'paola.nina@ejemplo.bo'], {
    tema: 'creditos',
    departamento: 'OR',
    mensaje: '¿Puedo adelantar cuotas de mi crédito de consumo? ¿Baja el plazo o la cuota?',
  }),
  consulta(10, at(-2, '14:32'), ['Rubén', 'Yapura', '71122998', null], {
    tema: 'ser_socio',
    departamento: 'PT',
    medioRespuesta: 'llamada',
    horarioContacto: 'tarde',
    mensaje: 'Vivo en Uyuni y quiero ser socio. ¿Cuántos certificados de aportación tengo que comprar?',
  }),
  consulta(11, at(-2, '19:48'), ['Ximena', 'Barrientos', null, 'ximena.b@ejemplo.bo'], {
    tema: 'transferencias_ach',
    mensaje: 'Hice una transferencia el viernes a las 18:30. ¿Cuándo se acredita en la otra entidad?',
  }),
  consulta(12, at(-1, '08:21'), ['Freddy', 'Tola', '73300221', null], {
    tema: 'pago_servicios',
    mensaje: '¿Se puede pagar la factura del agua de El Alto en la agencia de Viacha?',
  }),
  consulta(13, at(-1, '13:56'), ['Carolina', 'Vaca', '76000112', 'carolina.vaca@ejemplo.bo'], {
    tema: 'seguros',
    departamento: 'SC',
    mensaje: '¿El seguro de vida para socios cubre a quienes tienen más de 65 años?',
  }),
  consulta(14, at(0, '00:05'), ['Walter', 'Copa', '70011889', null], {
    tema: 'cajas_seguridad',
    agencia: agencia('oficina-central'),
    mensaje: '¿Hay cajas de seguridad medianas disponibles y cuánto cuestan por año?',
  }),
];
