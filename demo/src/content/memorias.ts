import { sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';
import { membersAtTheEndOf } from './cases/saldos.js';

const { published, draft, archived } = publishing(sections['institucional/memorias-institucionales']);

/** Cover pictures by year, the latest first. */
const covers = [
  ['illimani', 'dia', 'con el Illimani'],
  ['personas', 'verde', 'con socios en asamblea'],
  ['mercado', 'oro', 'con puestos de mercado'],
  ['kantuta', 'tarde', 'con flores de kantuta'],
  ['arboles', 'claro', 'con árboles jóvenes'],
  ['cifras', 'noche', 'con barras que crecen'],
] as const;
const LATEST = 6;

/** Annual reports of six years, an older archived one, and this year's draft. */
export const memorias = (): Seed[] => [
  ...Array.from({ length: LATEST }, (_, at) => published(`memoria-${year(at + 1)}`, contentOf(year(at + 1), at))),
  archived('memoria-retirada', contentOf(year(7), 0)),
  draft('memoria-en-preparacion', { ...contentOf(year(0), 1), pdf: null, fechaAsamblea: null }),
];

function contentOf(gestion: number, at: number) {
  const members = membersAtTheEndOf(gestion);
  const [subject, tone, scene] = covers[at] ?? covers[0];
  return {
    gestion,
    fechaAsamblea: `${gestion + 1}-03-${14 + at}` <= day(0) ? `${gestion + 1}-03-${14 + at}` : null,
    descripcion: `Informes de los consejos, estados financieros auditados y balance social de la gestión ${gestion}, que cerró con ${members} socios.`,
    portada: picture(subject, tone, `Portada ilustrada de la memoria ${gestion}, ${scene}`, 'tapa'),
    pdf: pdf(
      `Memoria Institucional ${gestion}`,
      `Presentada a la asamblea general de socios en ${gestion + 1}`,
      [
        `La gestión ${gestion} cerró con ${members} socios, doce agencias y un coeficiente de adecuación patrimonial superior al mínimo legal.`,
        'Esta memoria reúne el informe del Consejo de Administración, el informe del Consejo de Vigilancia, los estados financieros con el dictamen del auditor externo y el balance social.',
      ],
      [
        ['Capítulo', 'Página'],
        ['Carta del presidente', '3'],
        ['Gobierno corporativo', '6'],
        ['Operaciones activas y pasivas', '14'],
        ['Estados financieros auditados', '28'],
        ['Balance social', '52'],
      ],
    ),
  };
}
