import { adminPathOf } from '@coop/domain';
import { entryAt } from '../../ground/menu/entryAt';

// Addresses carry no accents; words do.
const accents: Record<string, string> = {
  adecuacion: 'adecuación',
  auditoria: 'auditoría',
  busquedas: 'búsquedas',
  creditos: 'créditos',
  debito: 'débito',
  depositos: 'depósitos',
  menu: 'menú',
  paginas: 'páginas',
  parametros: 'parámetros',
  sinonimos: 'sinónimos',
  tipologias: 'tipologías',
};

/**
 * The title in the header: the last part of the address, made readable («bienes-adjudicados» → «Bienes adjudicados»).
 * What stands after an entry's name is a record, which has its own heading: there the entry's part is the title.
 */
export function titleOf(pathname: string): string {
  const entry = entryAt(pathname);
  const last = (entry ? adminPathOf(entry) : pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.split('-').map((word) => accents[word] ?? word);
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
