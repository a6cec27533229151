import { type AnySection, faultsToPublish, formatDate, type Rol, todayInLaPaz } from '@coop/domain';
import { draftOf, validateDraft } from '../data/draftOf';

type Row = Readonly<Record<string, unknown>>;

/** Describes a publication's visibility and expiry in one or two sentences. */
export function publicationNote(row: Row): string {
  const changes = row.conCambios === true ? ' Tiene cambios que los visitantes todavía no ven.' : '';
  return `${visibilityNote(row)}${changes}`;
}

/** Describes the effect of publishing now, by its dates. `today`: the date in La Paz. */
export function publishingNote(row: Row, today: string): string {
  const from = dayOf(row.vigenteDesde);
  const until = dayOf(row.vigenteHasta);
  if (until && until < today)
    return `Los visitantes no lo verán: su vigencia terminó el ${formatDate(until)}. Cambie la fecha si debe verse.`;
  if (from && from > today) return `Se publica el ${formatDate(from)}.${lasts(until)}`;
  return `Los visitantes lo verán desde ahora.${lasts(until)}`;
}

function visibilityNote(row: Row): string {
  const from = dayOf(row.vigenteDesde);
  const until = dayOf(row.vigenteHasta);
  switch (row.situacion) {
    case 'programado':
      return `Se publica el ${from ? formatDate(from) : 'día indicado'}.${lasts(until)}`;
    case 'vigente':
      return `Los visitantes lo ven.${lasts(until)}`;
    case 'vencido': {
      const ended = `su vigencia terminó${until ? ` el ${formatDate(until)}` : ''}.`;
      // Only sections that keep expired rows at their URL have this field.
      return row.vigencia === 'finalizado'
        ? `Ya no está en las listas: ${ended} Los visitantes lo leen todavía en su dirección.`
        : `Dejó de mostrarse: ${ended}`;
    }
    case 'archivado':
      return 'Está archivado: los visitantes no lo ven.';
    default:
      return 'Es un borrador: los visitantes no lo ven.';
  }
}

const lasts = (until: string | undefined) => (until ? ` Se mostrará hasta el ${formatDate(until)}.` : '');
const dayOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export type Missing = { name: string; label: string; message: string };

/** Returns a form's unmet publishing requirements by field: save-time and publish-time validation. */
export function missingToPublish(section: AnySection, rol: Rol, values: Record<string, unknown>): Missing[] {
  const wrong = validateDraft(section, rol, values);
  // Rules run on well-formed values only; a malformed date reports just its schema error.
  const sound = Object.entries({ ...values, ...draftOf(section, rol, values) }).filter(([name]) => !(name in wrong));
  const faults = { ...faultsToPublish(section, Object.fromEntries(sound), todayInLaPaz()), ...wrong };
  return Object.entries(faults).map(([name, fault]) => ({
    name,
    label: section.fields[name]?.label ?? name,
    message: typeof fault === 'string' ? fault : 'Hay datos por corregir',
  }));
}
