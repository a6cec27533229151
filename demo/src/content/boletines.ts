import { sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';
import type { SubjectName } from '../pictures/subjects/index.js';
import type { ToneName } from '../pictures/tones.js';

const { published, draft, archived } = publishing(sections['institucional/boletines-informativos']);

type Edition = [
  yearsAgo: number,
  numero: number,
  monthAndDay: string,
  titulo: string,
  resumen: string,
  dibujo: SubjectName,
  tono: ToneName,
  temas: string[],
];

const editions: Edition[] = [
  [
    3,
    1,
    '03-31',
    'Treinta años de puertas abiertas',
    'La historia de la cooperativa contada por sus fundadoras.',
    'illimani',
    'dia',
    ['Historia', 'Socios'],
  ],
  [
    3,
    2,
    '06-30',
    'La primera cuenta',
    'Cómo elegir una caja de ahorro y qué mirar en el tarifario.',
    'ahorro',
    'claro',
    ['Ahorro', 'Tarifario'],
  ],
  [
    3,
    3,
    '09-30',
    'Deudas sanas',
    'Cuánto de su ingreso puede comprometer sin perder el sueño.',
    'cifras',
    'oro',
    ['Créditos', 'Educación financiera'],
  ],
  [
    3,
    4,
    '12-20',
    'Aguinaldo con plan',
    'Ideas para que el aguinaldo dure más que las fiestas.',
    'libreta',
    'tarde',
    ['Ahorro', 'Educación financiera'],
  ],
  [
    2,
    1,
    '03-31',
    'Así cerramos el año',
    'Los resultados de la gestión anterior y el calendario de asambleas por distrito.',
    'cifras',
    'claro',
    ['Cifras', 'Asamblea'],
  ],
  [
    2,
    2,
    '06-30',
    'El agua y el crédito verde',
    'Riego por goteo, paneles solares y una línea de crédito para pagarlos.',
    'arboles',
    'verde',
    ['Créditos', 'Medio ambiente'],
  ],
  [
    2,
    3,
    '09-30',
    'Las manos que tejen',
    'Artesanas de cinco departamentos cuentan cómo usan su crédito.',
    'mercado',
    'claro',
    ['Créditos', 'Historias'],
  ],
  [
    2,
    4,
    '12-20',
    'Un año de cajeros nuevos',
    'Cuatro cajeros accesibles y el plan de agencias.',
    'tarjeta',
    'oro',
    ['Agencias', 'Accesibilidad'],
  ],
  [
    1,
    1,
    '03-31',
    'La asamblea decidió',
    'Distribución de excedentes, elección de consejos y plan estratégico.',
    'personas',
    'dia',
    ['Asamblea', 'Socios'],
  ],
  [
    1,
    2,
    '06-30',
    'Jóvenes que ahorran',
    'El Ahorro Programado llega a las universidades.',
    'ahorro',
    'verde',
    ['Ahorro', 'Jóvenes'],
  ],
  [
    1,
    3,
    '09-30',
    'Cuidar la clave',
    'Edición especial sobre fraudes y cómo evitarlos.',
    'seguridad',
    'tarde',
    ['Seguridad', 'Educación financiera'],
  ],
  [
    1,
    4,
    '12-20',
    'Cuentas claras',
    'Indicadores del año explicados sin tecnicismos.',
    'kantuta',
    'claro',
    ['Cifras', 'Transparencia'],
  ],
  [
    0,
    1,
    '03-31',
    'Vivienda para quedarse',
    'El crédito de vivienda social, paso a paso, con tres historias.',
    'casa',
    'oro',
    ['Vivienda', 'Historias'],
  ],
  [
    0,
    2,
    '06-30',
    'Campo y cosecha',
    'Cuotas al ritmo de la quinua, la papa y la leche.',
    'campo',
    'verde',
    ['Créditos', 'Campo'],
  ],
  [
    0,
    3,
    '09-30',
    'Más cerca de usted',
    'La nueva agencia de Viacha y los horarios de sábado.',
    'agencia',
    'dia',
    ['Agencias', 'Horarios'],
  ],
];

type Content = {
  numero: number;
  gestion: number;
  fechaEdicion: string;
  titulo: string;
  resumen: string;
  dibujo: SubjectName;
  tono: ToneName;
  temas: string[];
};

const contentOf = ({ dibujo, tono, ...edition }: Content) => ({
  ...edition,
  periodicidad: edition.numero > 4 ? ('especial' as const) : ('trimestral' as const),
  portada: picture(dibujo, tono, `Portada ilustrada del boletín «${edition.titulo}»`, 'tapa'),
  pdf: pdf(`Boletín N.º ${edition.numero}/${edition.gestion}: ${edition.titulo}`, 'Boletín informativo trimestral', [
    edition.resumen,
    'En este número: la palabra del Consejo de Administración, las historias de los socios, el calendario de talleres y las cifras del trimestre.',
  ]),
});

/** Builds a special edition, outside the quarterly ones, of last year. */
const especial = (numero: number, titulo: string, resumen: string, dibujo: SubjectName, fechaEdicion = day(0)) =>
  contentOf({
    numero,
    gestion: year(1),
    fechaEdicion,
    titulo,
    resumen,
    dibujo,
    tono: 'noche',
    temas: ['Edición especial'],
  });

/** Four years of quarterly newsletters up to today; one scheduled, one archived, one draft. */
export const boletines = (): Seed[] => [
  ...editions
    .map(([yearsAgo, numero, monthAndDay, titulo, resumen, dibujo, tono, temas]) => {
      const gestion = year(yearsAgo);
      return { numero, gestion, fechaEdicion: `${gestion}-${monthAndDay}`, titulo, resumen, dibujo, tono, temas };
    })
    .filter(({ fechaEdicion }) => fechaEdicion <= day(0))
    .map((edition) => published(`boletin-${edition.gestion}-${edition.numero}`, contentOf(edition))),
  published('boletin-asamblea', {
    ...especial(5, 'Camino a la asamblea', 'Qué se decidirá y cómo participar.', 'personas', day(15)),
    vigenteDesde: day(15),
  }),
  archived('boletin-retirado', especial(6, 'Edición con una errata', 'Se retiró para corregir una cifra.', 'cifras')),
  draft('boletin-en-preparacion', especial(7, 'Niñas y niños que ahorran', 'Cuentos y juegos para el aula.', 'ahorro')),
];
