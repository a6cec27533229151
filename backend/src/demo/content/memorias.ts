import { sections } from '@coop/domain';
import { day, year } from '../calendar.js';
import { pdf } from '../documents/pdf.js';
import { picture } from '../pictures/picture.js';
import { publishing, type Seed } from '../seed.js';

const { published, draft, archived } = publishing(sections['institucional/memorias-institucionales']);

const tonos = ['dia', 'verde', 'oro', 'tarde', 'claro', 'noche'] as const;
/** Members at the end of each year, newest first. Examples. */
const socios = ['48.310', '45.870', '43.120', '40.950', '38.460', '36.210'];

/** The yearly report of six years, an older one withdrawn and this year's, still being written. */
export const memorias = (): Seed[] => [
  ...socios.map((members, at) => published(`memoria-${year(at + 1)}`, contentOf(year(at + 1), members, at))),
  archived('memoria-retirada', contentOf(year(7), '34.080', 0)),
  draft('memoria-en-preparacion', { ...contentOf(year(0), '49.500', 1), pdf: null, fechaAsamblea: null }),
];

function contentOf(gestion: number, members: string, at: number) {
  return {
    gestion,
    fechaAsamblea: `${gestion + 1}-03-${14 + at}` <= day(0) ? `${gestion + 1}-03-${14 + at}` : null,
    descripcion: `Informes de los consejos, estados financieros auditados y balance social de la gestión ${gestion}, que cerró con ${members} socios.`,
    portada: picture(
      'illimani',
      tonos[at] ?? 'dia',
      `Portada ilustrada de la memoria ${gestion}, con el Illimani`,
      'tapa',
    ),
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
