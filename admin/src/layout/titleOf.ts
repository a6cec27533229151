import { sectionAt } from './sectionAt';

// Addresses carry no accents; words do.
const accents: Record<string, string> = {
  adecuacion: 'adecuación',
  auditoria: 'auditoría',
  creditos: 'créditos',
  debito: 'débito',
  depositos: 'depósitos',
  paginas: 'páginas',
};

/**
 * The title in the header: the last part of the address, made readable («bienes-adjudicados» → «Bienes adjudicados»).
 * What stands after a section's name is a record, which has its own heading: there the section's part is the title.
 */
export function titleOf(pathname: string): string {
  const last = (sectionAt(pathname) ?? pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.split('-').map((word) => accents[word] ?? word);
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
