import { sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';
import { actividad, actividadesAnteriores } from './cases/actividadesAnteriores.js';
import { membersAtTheEndOf } from './cases/saldos.js';

const section = sections['institucional/responsabilidad-social-empresarial'];
const { published, draft } = publishing(section);

const informe = (gestion: number, horas: string, socios = membersAtTheEndOf(gestion)): Seed =>
  published(`informe-rse-${gestion}`, {
    titulo: `Informe de responsabilidad social ${gestion}`,
    tipo: 'informe_anual',
    gestion,
    eje: 'gobernanza',
    resumen: `Lo que hicimos en ${gestion} por los socios, la comunidad y el medio ambiente, con sus costos.`,
    contenido: `<p>El informe sigue los lineamientos de la norma de función social: ${socios} socios atendidos, ${horas} horas de educación financiera y un fondo de asistencia ejecutado al 96 %.</p>`,
    imagenPortada: picture(
      'personas',
      gestion % 2 ? 'oro' : 'verde',
      `Portada ilustrada del informe ${gestion}, con un grupo de socios`,
    ),
    documentos: [
      {
        nombre: `Informe ${gestion}`,
        archivo: pdf(
          `Informe de responsabilidad social ${gestion}`,
          `Gestión ${gestion}`,
          [
            `Durante la gestión ${gestion} la cooperativa atendió a ${socios} socios y dictó ${horas} horas de educación financiera en escuelas, ferias y agencias.`,
            'El fondo de educación y el fondo de asistencia social se ejecutaron según el plan que aprobó la asamblea.',
          ],
          [
            ['Eje', 'Acciones', 'Personas'],
            ['Socios', '18', '6.420'],
            ['Comunidad', '24', '9.180'],
            ['Medio ambiente', '7', '1.340'],
            ['Colaboradores', '11', '214'],
          ],
        ),
      },
    ],
  });

export const responsabilidadSocial = (): Seed[] => [
  actividad('mil-arboles-nativos', 66, {
    titulo: 'Mil árboles nativos para la cuenca del río Seco',
    eje: 'medio_ambiente',
    lugar: 'El Alto, distrito 8',
    beneficiarios: 1340,
    destacado: true,
    resumen: 'Queñuas y kiswaras plantadas por socios, colaboradores y estudiantes.',
    contenido:
      '<p>Doscientos diez voluntarios plantaron mil árboles en tres sábados. Las juntas de vecinos los cuidan durante los primeros dos años con herramientas del fondo de asistencia social.</p>',
    imagenPortada: picture('arboles', 'dia', 'Ilustración de árboles jóvenes en fila'),
    galeria: [
      { imagen: picture('arboles', 'claro', 'Árboles recién plantados, ilustrados'), pie: 'El vivero comunal.' },
    ],
  }),
  actividad('aulas-que-ahorran', 95, {
    titulo: 'Aulas que ahorran: educación financiera en 32 escuelas',
    eje: 'educacion_financiera',
    lugar: 'La Paz, El Alto, Viacha y Oruro',
    beneficiarios: 4870,
    destacado: true,
    resumen: 'Cuatro sesiones por curso, con juegos hechos por maestras.',
    contenido:
      '<p>El programa llega a sexto de primaria con cuatro sesiones: el presupuesto, el ahorro, el crédito y la seguridad. Los materiales se entregan a la escuela.</p>',
    imagenPortada: picture('libro', 'oro', 'Ilustración de un libro abierto'),
  }),
  actividad('campana-de-salud-visual', 130, {
    titulo: 'Campaña de salud visual para socios mayores',
    eje: 'socios',
    lugar: 'Agencias de La Paz y Cochabamba',
    beneficiarios: 812,
    resumen: 'Examen gratuito y lentes al costo para mayores de 60 años.',
    contenido:
      '<p>Con el apoyo de un instituto de oftalmología se examinó a 812 socios; 340 recibieron lentes y 26 fueron derivados a cirugía.</p>',
    imagenPortada: picture('personas', 'claro', 'Ilustración de socios mayores'),
  }),
  actividad('mujeres-que-emprenden', 185, {
    titulo: 'Mujeres que emprenden: capital semilla y acompañamiento',
    eje: 'comunidad',
    lugar: 'Cochabamba y Quillacollo',
    beneficiarios: 156,
    resumen: 'Veinte proyectos con asesoría de seis meses.',
    contenido:
      '<p>Veinte emprendimientos recibieron capital semilla de hasta Bs 7.000 y el acompañamiento de una asesora durante seis meses. A un año, diecisiete siguen abiertos.</p>',
    imagenPortada: picture('mercado', 'verde', 'Ilustración de puestos de mercado'),
  }),
  actividad('voluntariado-corporativo', 240, {
    titulo: 'Un día al año para la comunidad',
    eje: 'colaboradores',
    lugar: 'Las doce agencias',
    beneficiarios: 214,
    resumen: 'Todo el personal dona una jornada de trabajo.',
    contenido:
      '<p>Cada agencia elige su obra: una posta, una biblioteca, una cancha. Este año se refaccionaron cuatro aulas.</p>',
    imagenPortada: picture('casa', 'oro', 'Ilustración de una escuela pequeña'),
  }),
  ...actividadesAnteriores(),
  informe(year(1), '1.920'),
  informe(year(2), '1.640'),
  informe(year(3), '43.120', '1.310'),
  published('politica-de-rse', {
    titulo: 'Política de responsabilidad social empresarial',
    tipo: 'politica',
    gestion: year(1),
    eje: 'gobernanza',
    resumen: 'Principios, responsables y presupuesto de la función social.',
    contenido:
      '<p>La política define los ejes, la asignación del fondo de educación y de asistencia social, y cómo rinde cuentas el Comité de Responsabilidad Social.</p>',
    imagenPortada: picture('documento', 'verde', 'Ilustración de un documento con sello'),
    documentos: [
      {
        nombre: 'Política de responsabilidad social',
        archivo: pdf('Política de responsabilidad social empresarial', 'Aprobada por el Consejo de Administración', [
          'La cooperativa destina cada año a educación y a asistencia social la parte del excedente que fija la asamblea.',
          'El Comité de Responsabilidad Social rinde cuentas dos veces por año al Consejo de Administración y una vez a la asamblea.',
        ]),
      },
    ],
  }),
  published('balance-social', {
    titulo: `Balance social ${year(1)}`,
    tipo: 'balance_social',
    gestion: year(1),
    eje: 'socios',
    resumen: 'El valor que generó la cooperativa y a quién llegó.',
    contenido:
      '<p>De cada Bs 100 de valor generado, Bs 42 llegaron a los socios como intereses y excedentes, Bs 33 a los trabajadores, Bs 11 al Estado y Bs 14 quedaron en reservas.</p>',
    imagenPortada: picture('cifras', 'dia', 'Ilustración de barras que crecen'),
    documentos: [
      {
        nombre: 'Balance social',
        archivo: pdf(
          `Balance social ${year(1)}`,
          `Gestión ${year(1)}`,
          ['De cada Bs 100 de valor generado, Bs 42 llegaron a los socios.'],
          [
            ['Destino', 'Parte'],
            ['Socios', '42 %'],
            ['Trabajadores', '33 %'],
            ['Estado', '11 %'],
            ['Reservas', '14 %'],
          ],
        ),
      },
    ],
  }),
  published('calificacion-de-desempeno-social', {
    titulo: `Calificación de desempeño social ${year(1)}`,
    tipo: 'calificacion_desempeno',
    gestion: year(1),
    eje: 'gobernanza',
    resumen: 'Una evaluación externa de cómo cumplimos nuestra misión: nota «muy buena».',
    contenido:
      '<p>La evaluación destaca la protección del cliente y la atención en idiomas originarios. Recomienda medir cada año el cambio en el bienestar de los hogares.</p>',
    documentos: [
      {
        nombre: 'Informe de calificación',
        archivo: pdf(`Calificación de desempeño social ${year(1)}`, `Gestión ${year(1)}`, [
          'La evaluación externa otorga la nota «muy buena» con perspectiva estable.',
          'Fortalezas: protección del cliente, atención en idiomas originarios, presencia rural.',
        ]),
      },
    ],
  }),
  draft('feria-de-reciclaje', {
    titulo: 'Feria de reciclaje electrónico',
    tipo: 'actividad',
    gestion: year(0),
    eje: 'medio_ambiente',
    // In a month, but within the current year.
    fechaActividad: [day(30), `${year(0)}-12-31`].sort()[0],
    contenido: '<p>Borrador: falta confirmar el gestor autorizado de residuos electrónicos.</p>',
  }),
];
