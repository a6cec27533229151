import {
  type AnyRow,
  type AnySection,
  canales,
  type Field,
  formatDateTime,
  formatLongDate,
  hidden,
  isAuthored,
  isInternal,
  saidValue,
} from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { deadlineInWords } from '../../deadlines/deadlineInWords.js';
import { receivedEarlier } from '../../deadlines/receivedEarlier.js';
import type { Letter } from '../../documents/makeLetter.js';
import { acknowledge } from '../messages.js';

/** The proof that something was received: its number, when, by when it is answered, and what was sent. */
export function proofLetter(
  section: AnySection,
  row: AnyRow,
  named: ReadonlyMap<string, string>,
  { defensoria }: Entidad,
): Letter {
  const regulated = section.submission?.regulated;
  const days = row.plazoDias as number | null | undefined;
  return {
    titulo: `Constancia de ${section.label.one.toLowerCase()}`,
    codigo: `N° ${row.codigo}`,
    fecha: dayInLaPaz(row.creadoEn),
    datos: [
      ['Fecha y hora de registro', `${formatDateTime(row.creadoEn)} (hora de Bolivia)`],
      ...receivedBy(row),
      ['Plazo de respuesta', days ? (regulated?.deadline(days) ?? null) : null],
      ['Fecha límite', deadlineInWords(row, 'fechaLimite')],
      ...sentIn(section, row, named),
    ],
    parrafos: regulated
      ? [
          ...(days ? regulated.says(days, receivedEarlier(row)) : []),
          `Si no está de acuerdo con la respuesta, puede acudir en segunda instancia a la ${defensoria.nombre}, línea gratuita ${defensoria.telefono}.`,
        ]
      : acknowledge(section, row).pasos,
  };
}

/** How and when it came, where somebody else registered it and its term says since when it runs. */
function receivedBy({ canal, fechaRecepcion }: AnyRow): Letter['datos'] {
  if (canal === 'web' || typeof fechaRecepcion !== 'string') return [];
  return [
    ['Medio de recepción', canales[canal as keyof typeof canales]],
    ['Fecha de recepción', formatLongDate(fechaRecepcion)],
  ];
}

/** What the person wrote, in the order of the form. Consents are told by their labels, and the numbers hidden in part. */
function sentIn({ groups, fields }: AnySection, row: AnyRow, named: ReadonlyMap<string, string>): Letter['datos'] {
  return groups
    .flatMap((group) => group.fields)
    .flatMap((name): Letter['datos'] => {
      const field = fields[name] as Field;
      if (!isAuthored(field) || isInternal(field)) return [];
      const value = saidValue(field, row[name], { row, named });
      return [[field.label, value && field.masked ? hidden(value, 4) : value]];
    });
}
