import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';
import { picture } from '../../pictures/picture.js';

const section = sections['institucional/responsabilidad-social-empresarial'];
type Accion = Draft<typeof section>;

const { published } = publishing(section);

/** Builds an activity dated `daysAgo`, in the year of that date. */
export const actividad = (
  key: string,
  daysAgo: number,
  values: Omit<Accion, 'tipo' | 'gestion' | 'fechaActividad'>,
): Seed =>
  published(key, {
    tipo: 'actividad',
    gestion: Number(day(-daysAgo).slice(0, 4)),
    fechaActividad: day(-daysAgo),
    ...values,
  });

/** Activities of the two previous years. */
export const actividadesAnteriores = (): Seed[] => [
  actividad('agua-segura-en-comunidades', 330, {
    titulo: 'Agua segura en ocho comunidades del altiplano',
    eje: 'comunidad',
    lugar: 'Provincia Ingavi, La Paz',
    beneficiarios: 1960,
    resumen: 'Ocho sistemas de agua con participación y mano de obra de las comunidades.',
    contenido:
      '<p>El fondo de asistencia social financió los materiales; las comunidades pusieron el trabajo y formaron sus comités de agua. Cada sistema tiene un responsable capacitado para su mantenimiento.</p>',
    imagenPortada: picture('campo', 'dia', 'Ilustración de un campo cultivado'),
    galeria: [
      {
        imagen: picture('terreno', 'dia', 'El terreno de la captación, ilustrado'),
        pie: 'La captación de Jesús de Machaca.',
      },
      {
        imagen: picture('personas', 'verde', 'El comité de agua, ilustrado'),
        pie: 'El comité de agua de la comunidad.',
      },
    ],
  }),
  actividad('sala-de-lactancia', 390, {
    titulo: 'Salas de lactancia en las agencias grandes',
    eje: 'colaboradores',
    lugar: 'La Paz, El Alto, Cochabamba y Santa Cruz',
    beneficiarios: 48,
    resumen: 'Un espacio propio para las trabajadoras, abierto también a las socias.',
    contenido:
      '<p>Cuatro agencias tienen una sala con refrigerador, lavamanos y privacidad. Las usan las trabajadoras y las socias que hacen un trámite.</p>',
    imagenPortada: picture('casa', 'claro', 'Ilustración de una casa pequeña'),
  }),
  actividad('techos-solares', 455, {
    titulo: 'Techos solares en cinco agencias',
    eje: 'medio_ambiente',
    lugar: 'Oruro, Uyuni, Potosí, El Alto y Viacha',
    resumen: 'La energía del altiplano cubre el 62 % del consumo de esas agencias.',
    contenido:
      '<p>Los paneles se pagan solos en seis años. El ahorro en la factura de electricidad va al fondo de educación.</p>',
    imagenPortada: picture('edificio', 'dia', 'Ilustración de un edificio de varios pisos'),
  }),
  actividad('teatro-que-cuenta', 540, {
    titulo: 'Teatro que cuenta: una obra sobre el sobreendeudamiento',
    eje: 'educacion_financiera',
    lugar: 'Nueve ciudades',
    beneficiarios: 3200,
    resumen: 'Treinta funciones gratuitas en plazas y colegios.',
    contenido:
      '<p>La obra, escrita con un elenco de El Alto, cuenta con humor la historia de una familia con demasiadas cuotas. Al final, una asesora responde preguntas del público.</p>',
    imagenPortada: picture('libro', 'tarde', 'Ilustración de un libro abierto al atardecer'),
  }),
  actividad('lentes-y-lectura', 640, {
    titulo: 'Alfabetización para socias y socios mayores',
    eje: 'socios',
    lugar: 'Agencias de El Alto y Quillacollo',
    beneficiarios: 265,
    resumen: 'Leer un contrato y usar el cajero sin ayuda de nadie.',
    contenido:
      '<p>Durante seis meses, maestras jubiladas enseñaron a leer y a escribir a 265 personas. La última clase fue en el cajero automático.</p>',
    imagenPortada: picture('personas', 'tarde', 'Ilustración de personas mayores reunidas'),
  }),
];
