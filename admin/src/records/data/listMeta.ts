import { type AnySection, canSee, type Rol } from '@coop/domain';

/** Requests only fields that columns show; react-admin caches these rows apart from whole ones. */
export const listMeta = (section: AnySection, rol: Rol) => ({
  fields: Object.keys(section.fields).filter(
    (name) => canSee(rol, section, name) && !['richText', 'rows'].includes(section.fields[name].kind),
  ),
});
