import { type AnySection, canSee, isStorableInView, type Rol } from '@coop/domain';
import { errorsByField } from '@coop/domain/issues';
import { fieldsUsed, listQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';

/** List settings of a saved view. */
export type ListSettings = {
  filtro: Record<string, unknown>;
  orden: [string, 'ASC' | 'DESC'] | null;
  columnas: string[] | null;
};

/** Maximum length of a filter as JSON; the panel's filters are far shorter. */
const LONGEST_FILTER = 4000;

/** Returns the faults of a view for a role, by part: whatever the section's list would refuse. */
export function viewFaults(
  section: AnySection,
  rol: Rol,
  { filtro, orden, columnas }: ListSettings,
): Record<string, string> {
  const filter = JSON.stringify(filtro);
  if (filter.length > LONGEST_FILTER) return { filtro: 'El filtro es demasiado largo' };
  const asked = { filter, ...(orden && { sort: JSON.stringify(orden) }) };
  const { data, error } = listQuery(section).safeParse(asked, { reportInput: true });
  if (error) return rewordForView(errorsByField(error.issues));
  const isHidden = (name: string) => !Object.hasOwn(section.fields, name) || !canSee(rol, section, name);
  if (fieldsUsed(rowQueryOf(section, data)).some(isHidden)) return { filtro: 'El valor no es válido' };
  if (columnas?.some(isHidden)) return { columnas: 'Esa columna no existe' };
  if (Object.keys(filtro).some((name) => !isStorableInView(section, name)))
    return { filtro: 'Una vista no guarda el texto que se busca ni datos de una persona' };
  return {};
}

/** Renames the errors' paths: the query's `filter.estado` is the view's `filtro.estado`. */
const rewordForView = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^filter/, 'filtro').replace(/^sort/, 'orden'),
      message,
    ]),
  );
