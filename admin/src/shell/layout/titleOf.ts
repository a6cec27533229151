import { adminPathOf } from '@coop/domain';
import { entryAt } from '../../ground/menu/entries';

// URL slugs have no accents.
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

/** Returns the section's segment in readable form: «bienes-adjudicados» → «Bienes adjudicados». */
export function titleOf(pathname: string): string {
  const entry = entryAt(pathname);
  const last = (entry ? adminPathOf(entry) : pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.split('-').map((word) => accents[word] ?? word);
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
