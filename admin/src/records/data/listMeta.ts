import { type AnySection, canSee, type Rol } from '@coop/domain';

/**
 * Fields that a list asks the server for: all but formatted text and lists of records, which no column shows. As `meta` of the
 * query, under which react-admin caches these rows apart from the whole ones that forms edit.
 */
export const listMeta = (section: AnySection, rol: Rol) => ({
  fields: Object.keys(section.fields).filter(
    (name) => canSee(rol, section, name) && !['richText', 'rows'].includes(section.fields[name].kind),
  ),
});
