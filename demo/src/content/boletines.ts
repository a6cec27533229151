import { sections } from '@coop/domain';
import { pdf } from '../documents/pdf.js';
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
  ],
  [
    3,
    2,
    '06-30',
    'La primera cuenta',
    'Cómo elegir una caja de ahorro y qué mirar en el tarifario.',
    'ahorro',
    'claro',
  ],
  [3, 3, '09-30', 'Deudas sanas', 'Cuánto de su ingreso puede comprometer sin perder el sueño.', 'cifras', 'oro'],
  [3, 4, '12-20', 'Aguinaldo con plan', 'Ideas para que el aguinaldo dure más que las fiestas.', 'libreta', 'tarde'],
  [
    2,
    1,
    '03-31',
    'Así cerramos el año',
    'Los resultados de la gestión anterior y el calendario de asambleas por distrito.',
    'cifras',
    'claro',
  ],
  [
    2,
    2,
    '06-30',
    'El agua y el crédito verde',
    'Riego por goteo, paneles solares y una línea de crédito para pagarlos.',
    'arboles',
    'verde',
  ],
  [
    2,
    3,
    '09-30',
    'Las manos que tejen',
    'Artesanas de cinco departamentos cuentan cómo usan su crédito.',
    'libreta',
    'tarde',
  ],
  [2, 4, '12-20', 'Un año de cajeros nuevos', 'Once cajeros accesibles y el plan de agencias.', 'agencia', 'oro'],
  [
    1,
    1,
    '03-31',
    'La asamblea decidió',
    'Distribución de excedentes, elección de consejos y plan estratégico.',
    'personas',
    'dia',
  ],
  [1, 2, '06-30', 'Jóvenes que ahorran', 'El Ahorro Programado llega a las universidades.', 'ahorro', 'verde'],
  [1, 3, '09-30', 'Cuidar la clave', 'Edición especial sobre fraudes y cómo evitarlos.', 'seguridad', 'tarde'],
  [1, 4, '12-20', 'Cuentas claras', 'Indicadores del año explicados sin tecnicismos.', 'kantuta', 'claro'],
  [
    0,
    1,
    '03-31',
    'Vivienda para quedarse',
    'El crédito de vivienda social, paso a paso, con tres historias.',
    'casa',
    'oro',
  ],
  [0, 2, '06-30', 'Campo y cosecha', 'Cuotas al ritmo de la quinua, la papa y la leche.', 'campo', 'verde'],
  [0, 3, '09-30', 'Más cerca de usted', 'La nueva agencia de Viacha y los horarios de sábado.', 'agencia', 'dia'],
];

type Content = {
  numero: number;
  gestion: number;
  fechaEdicion: string;
  titulo: string;
  resumen: string;
  dibujo: SubjectName;
  tono: ToneName;
};

const contentOf = ({ dibujo, tono, ...edition }: Content) => ({
  ...edition,
  periodicidad: edition.numero > 4 ? ('especial' as const) : ('trimestral' as const),
  temas: ['Socios', 'Educación financiera', 'Cifras del trimestre'],
  portada: picture(dibujo, tono, `Portada ilustrada del boletín «${edition.titulo}»`, 'tapa'),
  pdf: pdf(`Boletín N.º ${edition.numero}/${edition.gestion}: ${edition.titulo}`, 'Boletín informativo trimestral', [
    edition.resumen,
    'En este número: la palabra del Consejo de Administración, las historias de los socios, el calendario de talleres y las cifras del trimestre.',
  ]),
});

/** A number outside the quarterly ones, of last year. */
const especial = (numero: number, titulo: string, resumen: string, dibujo: SubjectName, fechaEdicion = day(0)) =>
  contentOf({ numero, gestion: year(1), fechaEdicion, titulo, resumen, dibujo, tono: 'noche' });

/** The quarterly newsletter of four years, as far as it has been issued; one to come, one withdrawn, one being written. */
export const boletines = (): Seed[] => [
  ...editions
    .map(([yearsAgo, numero, monthAndDay, titulo, resumen, dibujo, tono]) => {
      const gestion = year(yearsAgo);
      return { numero, gestion, fechaEdicion: `${gestion}-${monthAndDay}`, titulo, resumen, dibujo, tono };
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
