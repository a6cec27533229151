import { type Draft, sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { idOf, publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';
import { atWork, workday } from './businessDay.js';

type Remate = Draft<typeof sections.remates>;

const { published } = publishing(sections.remates);

type Values = Omit<Remate, 'codigo' | 'titulo' | 'moneda' | 'contacto' | 'avisoPdf'>;

const remate = (number: number, titulo: string, values: Values, ...before: Parameters<typeof published>[2][]): Seed => {
  const codigo = `AR-${String(number).padStart(3, '0')}/${year(0)}`;
  return published(
    `remate-${String(number).padStart(3, '0')}`,
    {
      codigo,
      titulo,
      moneda: 'BOB',
      depositoGarantia: '20',
      medioPrensa: 'Periódico de circulación nacional (ejemplo)',
      contacto: 'Unidad Legal, teléfono 2 2440000 interno 130',
      avisoPdf: pdf(`Aviso de remate ${codigo}`, titulo, [
        'Por el presente aviso se hace conocer al público el señalamiento de la subasta del bien que se describe, dentro del proceso que sigue la cooperativa.',
        'Los interesados depositan el 20 % de la base como garantía, hasta antes del inicio del acto. Quien se adjudica paga el saldo dentro de los tres días siguientes.',
      ]),
      ...values,
    },
    ...before,
  );
};

const foto = (...[subject, tone, text]: Parameters<typeof picture>) => [
  { imagen: picture(subject, tone, text, 'foto') },
];

/** Future auctions, in first and second call; one suspended, one held. */
export const remates = (): Seed[] => [
  remate(
    9,
    'Casa en la zona de San Pedro',
    {
      tipoRemate: 'judicial',
      numeroRemate: 'primero',
      juzgado: 'Juzgado Público Civil y Comercial N° 12 de La Paz',
      expediente: '20145678',
      autoridad: 'Abg. Notaria de Fe Pública N° 45',
      demandado: 'Reservado',
      tipoBien: 'casa',
      descripcionBien:
        'Casa de dos plantas sobre un terreno de 180 m², con todos los servicios básicos y un local a la calle.',
      departamento: 'LP',
      municipio: 'La Paz',
      zona: 'San Pedro',
      superficie: '180',
      avaluo: '610000',
      base: '610000',
      fechaSubasta: atWork(-40, '10:00'),
      lugarSubasta: 'Sala de audiencias del juzgado, calle Yanacocha, La Paz',
      fechaPublicacionPrensa: day(-52),
      fotos: foto('casaDeDosPlantas', 'dia', 'Casa de dos plantas con techo rojo, desde la calle'),
    },
    { name: 'realizar', values: { resultado: 'desierto', fechaResultado: workday(-40) } },
  ),
  remate(11, 'Casa en la zona de San Pedro (segundo señalamiento)', {
    tipoRemate: 'judicial',
    numeroRemate: 'segundo',
    remateAnterior: idOf('remates', 'remate-009'),
    juzgado: 'Juzgado Público Civil y Comercial N° 12 de La Paz',
    expediente: '20145678',
    autoridad: 'Abg. Notaria de Fe Pública N° 45',
    tipoBien: 'casa',
    descripcionBien:
      'Casa de dos plantas sobre un terreno de 180 m², con todos los servicios básicos y un local a la calle.',
    departamento: 'LP',
    municipio: 'La Paz',
    zona: 'San Pedro',
    superficie: '180',
    avaluo: '610000',
    base: '488000',
    fechaSubasta: atWork(12, '10:00'),
    lugarSubasta: 'Sala de audiencias del juzgado, calle Yanacocha, La Paz',
    fechaPublicacionPrensa: day(-2),
    fotos: foto('casaDeDosPlantas', 'dia', 'Casa de dos plantas con techo rojo'),
    destacado: true,
  }),
  remate(12, 'Terreno en Tiquipaya', {
    tipoRemate: 'judicial',
    numeroRemate: 'primero',
    juzgado: 'Juzgado Público Civil y Comercial N° 5 de Cochabamba',
    expediente: '30298744',
    tipoBien: 'terreno',
    descripcionBien: 'Terreno de 500 m² con muro perimetral y agua de pozo, a 200 metros de la avenida Ecológica.',
    departamento: 'CB',
    municipio: 'Tiquipaya',
    zona: 'Linde',
    superficie: '500',
    avaluo: '415000',
    base: '415000',
    fechaSubasta: atWork(18, '15:30'),
    lugarSubasta: 'Sala 2 del Palacio de Justicia, plaza 14 de Septiembre, Cochabamba',
    fechaPublicacionPrensa: day(-1),
    fotos: foto('terreno', 'claro', 'Terreno delimitado con mojones'),
  }),
  remate(13, 'Vehículo de carga de seis toneladas', {
    tipoRemate: 'extrajudicial',
    numeroRemate: 'primero',
    autoridad: 'Martillero judicial designado',
    tipoBien: 'vehiculo',
    descripcionBien:
      'Camión con carrocería de madera, motor diésel, en funcionamiento. Se puede inspeccionar con cita previa.',
    departamento: 'SC',
    municipio: 'Montero',
    avaluo: '180000',
    base: '180000',
    fechaSubasta: atWork(24, '09:30'),
    lugarSubasta: 'Agencia Santa Cruz Centro, calle Junín N° 155',
    fotos: foto('camioneta', 'oro', 'Vehículo de carga rojo'),
  }),
  remate(
    10,
    'Local comercial en Uyuni',
    {
      tipoRemate: 'judicial',
      numeroRemate: 'primero',
      juzgado: 'Juzgado Público Mixto Civil y Comercial de Uyuni',
      tipoBien: 'local_comercial',
      descripcionBien: 'Local de 70 m² sobre la avenida principal, con depósito y baño, apto para comercio turístico.',
      departamento: 'PT',
      municipio: 'Uyuni',
      superficie: '70',
      avaluo: '240000',
      base: '240000',
      fechaSubasta: atWork(8, '11:00'),
      lugarSubasta: 'Secretaría del juzgado, Uyuni',
      fechaPublicacionPrensa: day(-8),
      fotos: foto('local', 'verde', 'Local comercial con toldo rayado'),
    },
    {
      name: 'suspender',
      values: { motivo: 'Suspendido por orden del juzgado hasta resolver un incidente de notificación.' },
    },
  ),
  remate(
    8,
    'Maquinaria de panadería',
    {
      tipoRemate: 'voluntario',
      numeroRemate: 'primero',
      tipoBien: 'maquinaria',
      descripcionBien: 'Horno rotatorio, amasadora y dos cámaras de fermentación, con menos de tres años de uso.',
      departamento: 'OR',
      municipio: 'Oruro',
      avaluo: '96000',
      base: '90000',
      fechaSubasta: atWork(-15, '10:00'),
      lugarSubasta: 'Agencia Oruro, calle Bolívar N° 580',
      fotos: foto('galpon', 'claro', 'Galpón de la panadería'),
    },
    {
      name: 'realizar',
      values: { resultado: 'adjudicado_tercero', fechaResultado: workday(-15), montoAdjudicado: '94500' },
    },
  ),
  remate(14, 'Propiedad rural en Achocalla', {
    tipoRemate: 'judicial',
    numeroRemate: 'primero',
    juzgado: 'Juzgado Público Civil y Comercial N° 3 de El Alto',
    tipoBien: 'propiedad_rural',
    descripcionBien: 'Propiedad de 4.200 m² con riego, casa pequeña y plantación de frutales.',
    departamento: 'LP',
    municipio: 'Achocalla',
    superficie: '4200',
    avaluo: '330000',
    base: '330000',
    fechaSubasta: atWork(33, '10:30'),
    lugarSubasta: 'Juzgado de El Alto, zona 12 de Octubre',
    fotos: foto('campo', 'claro', 'Casa de campo con surcos'),
  }),
  remate(15, 'Departamento en la zona de Calacoto', {
    tipoRemate: 'judicial',
    numeroRemate: 'primero',
    juzgado: 'Juzgado Público Civil y Comercial N° 5 de La Paz',
    tipoBien: 'departamento',
    descripcionBien: 'Departamento de 110 m² en un sexto piso, con dos parqueos y baulera. Se visita con cita previa.',
    departamento: 'LP',
    municipio: 'La Paz',
    superficie: '110',
    avaluo: '980000',
    base: '980000',
    fechaSubasta: atWork(-2, '10:00'),
    lugarSubasta: 'Sala de audiencias del juzgado, La Paz',
    fechaPublicacionPrensa: day(-14),
    fotos: foto('edificio', 'dia', 'Edificio de departamentos'),
  }),
  remate(
    16,
    'Camioneta de cabina simple',
    {
      tipoRemate: 'voluntario',
      numeroRemate: 'primero',
      tipoBien: 'vehiculo',
      descripcionBien: 'Camioneta de cabina simple, modelo 2016, con documentos al día y llantas nuevas.',
      departamento: 'TJ',
      municipio: 'Tarija',
      avaluo: '92000',
      base: '92000',
      fechaSubasta: atWork(14, '10:00'),
      lugarSubasta: 'Patio de la Notaría N° 3, Tarija',
      fotos: foto('camioneta', 'claro', 'Camioneta de cabina simple'),
    },
    { name: 'cancelar', values: { motivo: 'El deudor pagó la obligación.' } },
  ),
  remate(
    17,
    'Galpón en el Parque Industrial',
    {
      tipoRemate: 'extrajudicial',
      numeroRemate: 'primero',
      autoridad: 'Martillero judicial designado',
      tipoBien: 'galpon',
      descripcionBien: 'Galpón de 900 m² con oficina, balanza y patio de maniobras en el Parque Industrial.',
      departamento: 'SC',
      municipio: 'Santa Cruz de la Sierra',
      superficie: '1500',
      avaluo: '1450000',
      base: '1450000',
      fechaSubasta: atWork(-9, '15:00'),
      lugarSubasta: 'Agencia Santa Cruz Centro, calle Junín N° 155',
      fotos: foto('galpon', 'claro', 'Galpón industrial'),
    },
    {
      name: 'realizar',
      values: { resultado: 'adjudicado_cooperativa', fechaResultado: workday(-9), montoAdjudicado: '1450000' },
    },
  ),
];
