import { sections } from '@coop/domain';
import { day, year } from '../calendar.js';
import { pdf } from '../documents/pdf.js';
import { picture } from '../pictures/picture.js';
import type { SubjectName } from '../pictures/subjects/index.js';
import type { ToneName } from '../pictures/tones.js';
import { publishing, type Seed } from '../seed.js';

const { published } = publishing(sections['institucional/boletines-informativos']);

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

/** The quarterly newsletter of three years; what has not been issued by today is left out. */
export const boletines = (): Seed[] =>
  editions
    .map(([yearsAgo, numero, monthAndDay, titulo, resumen, dibujo, tono]) => {
      const gestion = year(yearsAgo);
      const fechaEdicion = `${gestion}-${monthAndDay}`;
      return { numero, gestion, fechaEdicion, titulo, resumen, dibujo, tono };
    })
    .filter(({ fechaEdicion }) => fechaEdicion <= day(0))
    .map(({ dibujo, tono, ...edition }) =>
      published(`boletin-${edition.gestion}-${edition.numero}`, {
        ...edition,
        periodicidad: 'trimestral',
        temas: ['Socios', 'Educación financiera', 'Cifras del trimestre'],
        portada: picture(dibujo, tono, `Portada ilustrada del boletín «${edition.titulo}»`, 'tapa'),
        pdf: pdf(
          `Boletín N.º ${edition.numero}/${edition.gestion}: ${edition.titulo}`,
          'Boletín informativo trimestral',
          [
            edition.resumen,
            'En este número: la palabra del Consejo de Administración, las historias de los socios, el calendario de talleres y las cifras del trimestre.',
          ],
        ),
      }),
    );
