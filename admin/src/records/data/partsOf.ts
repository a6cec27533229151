import { type AnySection, canSee, everyRow, type Field, isAuthored, kinds, type Rol, slugify } from '@coop/domain';

export type Part = { label: string; help?: string; names: string[] };

/** The identifier of a part in the page. */
export const partId = (label: string): string => `parte-${slugify(label)}`;

/** What publications have in common and this one's visitors would not see: see `placedBy` and `endless`. */
function isIdle({ publication }: AnySection, name: string): boolean {
  if (name === 'destacado' || name === 'orden')
    return publication !== undefined && !publication.placedBy?.includes(name);
  return name === 'vigenteHasta' && publication?.endless === true;
}

const systemNames = new Set(Object.keys({ ...everyRow, ...kinds.submission }));

/**
 * The titled parts of a section's form: its groups, and one for the author's fields that no group names. What there is one
 * of has neither dates nor a place among others.
 */
export const formParts = (section: AnySection, rol: Rol): Part[] => {
  const rest = section.kind === 'publication' ? 'Publicación' : 'Otros datos';
  const all = parts(section, rol, isAuthored, rest);
  return section.publication?.single ? all.filter(({ label }) => label !== rest) : all;
};

/** The same for reading, with what the server and the actions wrote; `systemNames` stand apart. */
export const readParts = (section: AnySection, rol: Rol): Part[] =>
  parts(section, rol, () => true, section.kind === 'submission' ? 'Atención' : 'Publicación').map((part) => ({
    ...part,
    names: part.names.filter((name) => !systemNames.has(name) && !(name in section.flows)),
  }));

/** What the server keeps of every row: who, when, through where. */
export const systemFields = (section: AnySection, rol: Rol): string[] =>
  Object.keys(section.fields).filter(
    (name) => systemNames.has(name) && !['id', 'version'].includes(name) && canSee(rol, section, name),
  );

function parts(section: AnySection, rol: Rol, wanted: (field: Field) => boolean, rest: string): Part[] {
  const fits = (name: string) => wanted(section.fields[name]) && canSee(rol, section, name) && !isIdle(section, name);
  const grouped = new Set(section.groups.flatMap(({ fields }) => fields));
  const left = Object.keys(section.fields).filter((name) => !grouped.has(name));
  return [
    ...section.groups.map(({ label, help, fields }) => ({ label, help, names: fields.filter(fits) })),
    { label: rest, names: left.filter(fits) },
  ].filter(({ names }) => names.length > 0);
}
